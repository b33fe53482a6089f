-- Closed challenges and offers are deleted after a while, the oldest first.
CREATE INDEX challenges_closed ON challenges (expires_at) WHERE state NOT IN ('open', 'draft');
CREATE INDEX offers_closed ON offers (made_at) WHERE state <> 'open' AND told = 1;
