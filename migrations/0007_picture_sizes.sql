-- How large a person's pictures are: small, normal or large.
ALTER TABLE settings ADD COLUMN picture_size TEXT NOT NULL DEFAULT 'normal';
