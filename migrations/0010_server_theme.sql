-- The theme of what everybody in a server sees, by its name; empty for the usual one.
ALTER TABLE servers ADD COLUMN theme TEXT;
