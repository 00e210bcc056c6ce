"""Records: everything that the tables of a game's tests do is written down, and held against files.

While a test runs, the recorder writes a line for whatever an observer could note: what is asked of
whom and all that may be answered, the answer, what is told and to whom, what is rolled, and every
change of the state, hidden parts too. It reads as one reads a log:

    table 1
      team.1.space 5
    turn-begins 1: turn 0 1
    1> turn 0
      turn-begins vincent-campbell
      turn.who -1 -> 0
    by hand: noise -> {3}

A test whose record differs from the file fails, at the first line that does. So whatever a rule
changes on a table is noticed by every test that plays there, not only by those that ask for it.

A record says that nothing has changed unnoticed, not that it is right: that is what the tests'
own assertions say. When rules or tests were changed on purpose, `python -m tests.games.records
GAME` writes the records anew: read the difference before you keep it.

The recorder only looks: it calls no rule. It must not, since a test that proves a rule has to run
its lines itself (`gloam check`).
"""
