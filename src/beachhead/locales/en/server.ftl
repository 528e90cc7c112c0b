# Words of the server: refusals, notices at a table, mails. The engine's own errors are in common.ftl.

error-arena-busy = A tournament is going on. Wait until it is over.
error-arena-ended = This tournament is not going on any more.
error-arena-large = { $games ->
    [one] This would be { $games } game
   *[other] This would be { $games } games
  }; { $most } is the most here. The command line has no limit.
error-arena-off = This server runs no tournaments.
error-bots-busy = Your bots have more to think about than they get to. { $minutes ->
    [1] { $seconds ->
        [one] Try again in { $seconds } second.
       *[other] Try again in { $seconds } seconds.
    }
   *[other] Try again in { $minutes } minutes.
  }
error-body = The request cannot be read.
error-code = This code is wrong or was used already. Codes change every half minute.
error-code-needed = Your account asks for a second factor: the code your app shows now, or a recovery code.
error-csrf = This page is out of date. Reload it and try again.
error-factor-on = The second factor is on already.
error-has-account = You already have an account.
error-link = This link is used up, too old, or was asked for in another browser.
error-login = Wrong name or password.
error-login-again = To be sure that it is you: log out, log in again and try once more.
error-mail-taken = Another account has this address.
error-method = This cannot be done that way.
error-name = A name needs letters.
error-name-fixed = The name of an account cannot be changed.
error-name-guest = Guests are called so. Choose a name of your own.
error-name-long = This name is too long.
error-name-mixed = This name mixes letters of several scripts. Keep to one, so that nobody is mistaken for somebody else.
error-name-taken = The name { $name }, or one that looks like it, belongs to an account. Choose another.
error-no-account = Guests have no account. Create one first.
error-no-hint = There are no hints in a match against people.
error-no-hint-now = No hint could be found. Try again.
error-no-level = There is no level called { $level }.
error-no-password = This account has no password yet. Choose a name and a password.
error-no-people = A table needs at least one person. Bots among themselves play in the arena.
error-no-review = This match cannot be reviewed: it is too long, or its beginning is of an older version.
error-no-position = { $last ->
    [one] The match has only { $last } action.
   *[other] The match has only { $last } actions.
  }
error-no-rematch = A rematch follows a finished match of your own.
error-no-seat = There is no such seat.
error-no-session = You are signed out here. Log in again, or go on as a guest.
error-no-takeback = There is nothing to take back.
error-no-undo = Something was revealed or another player was asked since: this cannot be undone freely.
error-no-vote = Nobody is absent.
error-not-found = There is no such thing here.
error-not-host = Only whoever made the table may do this.
error-not-your-seat = This seat is not yours.
error-origin = Requests from other sites are refused.
error-password = The password is wrong.
error-password-common = This password is among the first that are tried. Three or four words that do not belong together are hard to guess and easy to remember.
error-private = This table is private.
error-seal = This seal was used already or is too old. Please try again.
error-seat-taken = This seat is taken.
error-seated = You sit at this table already.
error-seed = A seed of your own is only possible where no other person plays.
error-server = The server made a mistake. Nothing was changed.
error-stale = The table has moved on. Look again.
error-started = The match has already begun.
error-closed = This table was closed by whoever made it.
error-somebody-waits = Somebody else sits at this table already.
error-still-playing = The file is there when the match is over.
error-storage = The server cannot store anything right now. Nothing was changed; try again in a moment.
error-browser-storage = This browser cannot store anything more. Nothing was changed; make room or save your games to a file.
error-needs-server = Other people can only come to a table on a server.
error-takeback-later = { $seconds ->
    [one] You may ask again in { $seconds } second.
   *[other] You may ask again in { $seconds } seconds.
  }
error-takeback-pending = A takeback is already asked for.
error-too-large = This is too large.
error-too-often = Too many requests. { $minutes ->
    [1] { $seconds ->
        [one] Try again in { $seconds } second.
       *[other] Try again in { $seconds } seconds.
    }
   *[other] Try again in { $minutes } minutes.
  }
error-waiting = Not everybody is here yet.

table-bot-crashed = The bot of { $side } ({ $level }) stopped working. A weaker one made this decision.
table-bot-error = The bot of { $side } ({ $level }) made a mistake. A weaker one made this decision.
table-bot-late = The bot of { $side } ({ $level }) took too long. A weaker one made this decision.
table-clock-out = { $side } { FORM($side, "number") ->
    [pl] have
   *[sg] has
  } no time left.
table-joined = { $name } takes the seat of { $side }.
table-left = { $side } { FORM($side, "number") ->
    [pl] have
   *[sg] has
  } left. A bot takes over the seat.
table-stood-up = { $side } { FORM($side, "number") ->
    [pl] have
   *[sg] has
  } left. The seat is free again.
table-resigned = { $side }: resigned.
table-closed = The table was closed before the match began.
end-rules-changed = The rules of this game changed before the match was finished.
end-resigned = { $side } resigned.
end-abandoned = { $side } resigned, and no person was left to play.
end-resigned-winner = { $side } came first, but had resigned.
table-rematch = A rematch begins.
table-rematch-asked = { $side } { FORM($side, "number") ->
    [pl] offer
   *[sg] offers
  } a rematch.
table-rematch-accepted = { $side } { FORM($side, "number") ->
    [pl] join
   *[sg] joins
  } the rematch.
table-rematch-declined = { $side } { FORM($side, "number") ->
    [pl] do
   *[sg] does
  } not want a rematch.
table-returned = { $side } { FORM($side, "number") ->
    [pl] are
   *[sg] is
  } back.
table-rules-changed = The rules of this game have changed. The match goes on by the new ones from its last settled position.
table-rules-ended = The rules of this game have changed, and this match cannot be carried over. It ends without a result.
table-started = The match begins; bots take the free seats.
table-takeback-accepted = { $side } { FORM($side, "number") ->
    [pl] agree
   *[sg] agrees
  } to the takeback.
table-takeback-asked = { $side } { FORM($side, "number") ->
    [pl] ask
   *[sg] asks
  } to take a move back.
table-takeback-cancelled = { $side } no longer { FORM($side, "number") ->
    [pl] ask
   *[sg] asks
  } for a takeback.
table-takeback-declined = { $side } { FORM($side, "number") ->
    [pl] decline
   *[sg] declines
  } the takeback.
table-unattended = The table was closed: nobody came any more.
table-undo = { $count ->
    [one] { $side } took one action back.
   *[other] { $side } took { $count } actions back.
  }
table-vote-bot = The others decided: a bot plays on for { $side }.
table-vote-cast = { $side } { FORM($side, "number") ->
    [pl] have
   *[sg] has
  } voted.
table-vote-skip = The others decided: a bot finishes the turn of { $side }.
table-vote-wait = The others decided to wait for { $side }.

mail-login-subject = Your login link for Beachhead
mail-login-body =
    Open this link in the browser in which you asked for it. It works once, for ten minutes:

    { $link }

    If you did not ask for it, ignore this mail.

mail-change-subject = Your new address for Beachhead
mail-change-body =
    Open this link in the browser in which you asked for the change. It works once, for ten minutes:

    { $link }

    If you did not ask for it, ignore this mail.

mail-changed-subject = Your address for Beachhead was changed
mail-changed-body =
    The mail address of your account is now { $mail }. This address logs you in no more.

    If this was not you, somebody knows your password: ask whoever runs this server for help.
