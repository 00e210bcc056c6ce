"""An Investigator's turn: Moves, Sprint and Rest, tracks, tokens taken up, Final Actions."""
