-- What lists of tables tell of a game (`tables/summary.py`), written with every act.
ALTER TABLE tables ADD COLUMN summary TEXT NOT NULL DEFAULT '';
