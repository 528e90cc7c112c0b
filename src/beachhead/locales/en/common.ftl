## Errors, as core/errors.py raises them

error = Something is wrong with this input.
error-unknown-game = There is no game called { $game }; there are: { $known }.
error-setup = This set-up does not fit: { $field } cannot be { $value }.
error-content = The content file { $file } is wrong: { $reason }.
error-replay = This saved game cannot be used: { $reason }.
error-position = This position cannot be used, at { $path }: { $reason }.
error-action = This is not possible.
error-unreadable-action = No action is called { $action }.
error-illegal-action = { $action } is not possible now.
error-not-your-turn = Another seat is asked now.
error-match-over = The match is over.

## The terminal game

cli-which-game = Which game
cli-you-are = You play { $side }.
cli-try-help = Answer with a number; `help` shows what else you can type.
cli-prompt = ›
cli-no-number = Choose a number from 1 to { $count }.
cli-thinking = { $side } { FORM($side, "number") ->
    [pl] are
   *[sg] is
  } thinking …
cli-hand-over = Next: { $side }. Take a seat and press Enter.
cli-nothing-refused = Nothing you might expect is forbidden here.
cli-undo-stops = Undo ends here: a card was revealed, chance has spoken, or the turn has passed.
cli-no-rule = There is no rule { $rule }.
cli-saved = Saved as { $file }. Go on later with: beachhead play --load { $file }
cli-over = The game is over.
cli-won = { $side }: won.
cli-shared = { $side }: victory shared.
cli-lost = { $side }: lost.
cli-seed = Seed { $seed }: the same seed deals the same game.
cli-farewell = Until next time.

cli-help-help = this list
cli-help-why = what you cannot do now, and why
cli-help-undo = take back your last decision
cli-help-log = what happened; `log 10` for the last ten lines
cli-help-board = the table again
cli-help-rule = the rule behind this question; `rule ID` for another one
cli-help-save = keep the game; `save FILE` chooses the file
cli-help-quit = leave; the game is saved first
cli-help-all = every option, or only what the step needs
cli-help-again = back to the beginning of the step
cli-help-answers = Answer with the number of an option or with a part of its text.

## Bots

bot-level-1 = Learner
    .hint = Knows the rules and tries things out.
bot-level-2 = Opportunist
    .hint = Takes what looks best right now, and overlooks a lot.
bot-level-3 = Planner
    .hint = Thinks a few moves ahead.
bot-level-4 = Strategist
    .hint = Weighs many plans before every move.
bot-level-5 = Master
    .hint = Thinks as far as a second allows.
bot-level-6 = Grandmaster
    .hint = The strongest: thinks furthest, and judges by what it learned where it could learn.
