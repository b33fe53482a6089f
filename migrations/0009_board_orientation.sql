-- DVONN's board has no sides: everybody sees it as the channel does, unless they choose otherwise. A
-- row of settings holds every setting, chosen or not, so 'own', the default until now, does not say
-- that somebody chose it: it becomes the new default. 'black' was chosen by whoever has it.
UPDATE settings SET orientation = 'white' WHERE orientation = 'own';
