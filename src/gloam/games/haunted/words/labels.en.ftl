# Haunted: what things on the table are called.

# --- things on the table

label-turn = { $seat }’s turn
    .about = A turn runs through these steps from left to right: cards on the others, their defence, cards on one’s own lines, then discard and refill.
    .rule = turn.stages
step-attack = Cards on the others
    .about = Lay any number of cards on lines of the others, at most one on each line.
    .rule = attack.one-per-line
step-defence = Defence
    .about = The others may now drive off what was laid on their lines this turn, one player after another.
    .rule = defence.order
step-own = Cards on one’s own
    .about = Lay cards on your own lines: mostly to take away what others have laid there.
    .rule = own.play
step-cleanup = Discard and refill
    .about = Discard one card, then fill your hand up again.
    .rule = turn.stages
label-stock = Stockpile
    .about = Cards are drawn from here, unseen. When it is empty, the discard pile is shuffled. { $n } left.
    .rule = term.stockpile
label-discard = Discard pile
    .about = What leaves play lies here, open to everybody: press it to look through it.
    .rule = secret.discard-open
label-resolving = Card in effect
    .about = A card lies here while what it says is done. Then it goes to the discard pile.
    .rule = turn.immediate
label-hand = Hand
    .about = { $n ->
        [one] One card is
       *[other] { $n } cards are
    } held here. What they are is their holder’s secret; how many, everybody sees.
    .rule = secret.hands
label-aside = Looked at
    .about = Cards that somebody is looking at. Nobody else sees them.
    .rule = secret.drawn-to-keep
label-points = Points
    .about = Three for each card in an unfinished line, thirteen for a complete line. The fewest win.
    .rule = score.lowest
label-complete = Complete lines
    .about = Lines whose story has come to its end. The third one loses the game; in the short game the first does.
    .rule = end.trigger
stalemate = { $shuffles ->
    [0] All five terrors lie in complete lines. Unless somebody loses first, the game ends when the discard pile has been shuffled twice more.
    [one] All five terrors lie in complete lines. The game ends after the next shuffle of the discard pile.
   *[other] All five terrors lie in complete lines. The game ends after this turn.
}
    .about = No terror is left that could complete a line. The game ends soon, and the fewest points win.
    .rule = end.stalemate
label-missed = Turns to miss
    .about = So many of this player’s next turns are skipped.
    .rule = miss.skip
slot-next = next card
layout-piles = Piles
mark-turn = on turn
    .about = This player’s turn it is.
    .rule = turn.stages
mark-out = out of the game
    .about = Plays no part in the short game that settles the tie.
    .rule = short.players
mark-complete = complete
    .about = This story is over: nothing can change the line any more. It counts thirteen points.
    .rule = line.sealed
mark-awaiting = awaiting defence
    .about = A terror has just been laid here. Its owner may still drive it off; if not, the line is complete.
    .rule = term.awaiting
mark-used = has had its card
    .about = Has had its one card of this turn: no second one may be laid on it in this step.
    .rule = attack.one-per-line
mark-fresh = laid this turn
    .about = Laid this turn: its owner may defend against it.
    .rule = defence.fresh-only
mark-planted = Urchin Thief is planted here
    .about = Urchin Thief sits in this hand and fills a place. He leaves only as the discard at the end of a turn.
    .rule = event.urchin-thief-exit
mark-known = remembered
    .about = You have seen this card before and know that it is here.
    .rule = secret.hands
