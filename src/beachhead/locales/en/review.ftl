## A finished game, looked through

review-title = Review
review-start = Review this game
review-start-hint = The strongest bot judges every decision by what its player knew, and tells luck from skill. That takes about two minutes.
review-thinking = Looking through the decisions
review-unfinished = Only a finished game can be reviewed.
review-stop = Stop
review-failed = The review could not be made. Try it again later.
review-again = Try again
review-curve = Outlook over the game
review-curve-of = Outlook of { $side } over the game, from { $first } % to { $last } %
review-outlook = Outlook { $value } %
review-side = Side
review-decisions = Decisions
review-accuracy = Accuracy
review-accuracy-hint = 100 is play without any loss. A decision that loses 10 points of outlook counts 37.
review-lost = Given away
review-lost-hint = Points of outlook that the own decisions cost
review-luck = Luck
review-luck-hint = Points of outlook that draws and reveals brought or took
review-best = Best
review-good = Good
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-marked = Marked decisions
review-none = No decision cost more than chance explains.
review-loss = { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
  }, ± { $noise }
review-played = Played: { $option }
review-better = Better: { $plan }
review-more = more: { $what }
review-less = less: { $what }
review-show = Show the better line
review-back = Back to the game
review-line = Better line, step { $n } of { $of }
review-turning = Turning points
review-everybody = All
