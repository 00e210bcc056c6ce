-- At tables that have not begun, nonces were made by the server, or brought before the commitment
-- was seen: people bring them anew. Those of games that have begun stand in their logs.
UPDATE documents SET document = json_set(document, '$.nonces', json('[]'))
    WHERE table_id IN (SELECT id FROM tables WHERE status = 'open');
