-- At tables that have not begun, nonces were made by the server, or brought before the commitment
-- was seen: people bring them anew. Those of games that have begun stand in their logs. Not as JSON:
-- PostgreSQL's refuses what a name may hold, and a quote within a string is never a bare one.
UPDATE documents SET document = regexp_replace(document, '"nonces":\[[^]]*\]', '"nonces":[]')
    WHERE table_id IN (SELECT id FROM tables WHERE status = 'open');
