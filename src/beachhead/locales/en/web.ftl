# The web client, English.

## Frame

web-home = Home
web-skip = Skip to content
web-skip-decision = Skip to the decision
web-nav = Main
web-nav-play = Play
web-nav-games = My games
web-nav-watch = Watch
web-nav-rules = Rules
web-nav-arena = Arena
web-nav-settings = Settings
web-nav-profile = Profile
web-waiting =
    { $count ->
        [one] 1 table waits for you
       *[other] { $count } tables wait for you
    }
web-language = Language
web-theme = Colours
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Switch to light colours
web-theme-to-dark = Switch to dark colours
web-close = Close
web-back = Back
web-menu = Menu
web-loading = Loading …
web-all = All
web-open = Open
web-look = Look
web-save = Save
web-saved = Saved.
web-send = Send
web-cancel = Cancel
web-accept = Accept
web-decline = Decline
web-copied = Copied.
web-copy-link = Copy link
web-of = { $n } of { $of }
web-not-found = There is no such page
web-no-table = This table cannot be opened

## Errors that arise in the browser

web-error-offline = No connection to the server. Nothing was lost; try again in a moment.
web-error-server = The server answered with an error ({ $status }).
web-error-unknown = That did not work: { $text }

## Home

web-hello = Welcome, { $name }
web-hello-hint = Choose a game: one click and you are playing. No account needed.
web-hello-waiting =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
web-hello-oldest = Oldest first.
web-next-table = Next table
web-your-move = Your move
web-others-move = The others are deciding
web-against = against { $names }
web-games = Games
web-fact-players = Players
web-fact-length = Length
web-fact-weight = Complexity
web-fact-sides =
    { $count ->
        [one] 1 side
       *[other] { $count } different sides
    }
web-play-now = Play now against a bot
web-starting = Starting …
web-learn = Learn by playing
web-new-game = New game
web-open-tables = Open tables
web-open-count =
    { $count ->
        [0] nobody is waiting
        [one] 1 table looks for players
       *[other] { $count } tables look for players
    }
web-open-none = No open table right now. Open one: others will find it here.
web-watch = Watch
web-watch-hint = You see what everybody may see.
web-watch-none = Nobody plays in public right now.
web-finished = Finished games
web-finished-none = No finished game yet.
web-running = Running
web-running-none = Nothing is running. Start something!
web-import = Open a replay file
web-import-unreadable = This file is not a replay.
web-won-by = won by { $name }
web-study = from a file
web-game-goes-on = Others are playing

## New game

web-new-hint = Everything has a default. Start whenever you like.
web-new-game-pace = Game and pace
web-pace = Pace
web-pace-none = No clock
web-pace-live = Live, 20 min
web-pace-day = Day by day, 24 h
web-pace-fast = Relaxed, 72 h
web-pace-slow = Slow, 10 days
web-seats = Seats
web-seats-hint = Empty seats can become bots later.
web-seat-is = Seat { $n } is
web-seat-free = free seat
web-kind-me = Me
web-kind-bot = Bot
web-kind-invite = Friend by link
web-kind-open = Open to all
web-kind-hotseat = Same screen
web-hotseat-name = Name of the second player
web-level = Strength
web-side-random = at random
web-side-table = chosen at the table
web-side-mat = Player mat
web-side-mat-drawn = drawn by lot
web-side-taken = taken by seat { $n }
web-swap-sides = Swap sides
web-rules-default = as in the box
web-rules-changed =
    { $count ->
        [one] 1 rule differs from the box
       *[other] { $count } rules differ from the box
    }
web-watchable = May be watched
web-watchable-hint = Spectators never see a hand.
web-seed = Seed
web-seed-hint = The same number deals the same game.
web-seed-alone = Only where no other person plays: whoever knows it knows every card to come.
web-seed-secret = secret
web-sum-me = you ({ $side })
web-sum-bot = a bot ({ $side }, { $level })
web-sum-invite = a friend by link ({ $side })
web-sum-open = whoever comes ({ $side })
web-sum-hotseat = someone at this screen ({ $side })
web-nobody = Somebody has to sit at this screen.
web-open-table = Open the table
web-invite = Invitation
web-invite-hint = Send this link to your friend. It works once and needs no account.
web-invite-failed = This invitation does not work

## The table

web-you = you
web-bot = Bot
web-online = online
web-offline = away
web-won = won
web-lost = lost
web-drew = drew
web-shared = shared victory
web-round = Round { $round }
web-phases = Steps of the turn
web-players = Players
web-mat-open = The whole mat
web-views = Views
web-view-decide = Decide
web-view-mat = Mat
web-view-cards = Cards
web-view-log = Log
web-tray = Cards
web-tabs = Log and more
web-decision = Decision
web-your-decision = Your decision
web-others-turn = Now deciding: { $name }
web-thinking = Waiting for { $name } …
web-watching = You are watching what happened.
web-sending = Sending …
web-waiting-start = Waiting for players
web-undealt = The board shows an example. Everything is dealt when all seats are taken.
web-over = The game is over
web-end-result = Result
web-end-you-won = You have won!
web-end-you-lost = You have lost
web-end-you-resigned = You have resigned
web-end-your-team-won = Your team has won!
web-end-you-share = You share the victory
web-end-wins = Victory for { $names }
web-end-team-wins = Team victory for { $names }
web-end-share = Shared victory for { $names }
web-end-draw = A draw
web-end-resigned = Resigned: { $names }.
web-end-points = Points by source
web-end-standing = At the end
web-end-by-source = By source
web-end-by-round = Round by round
web-end-total = Total
web-end-course = The course of the game
web-end-moments = Moments that decided
web-end-thinking = A strong bot is looking the game through.
web-end-skip = Skip this
web-end-no-moments = No single moment decided it: the outlook changed little by little.
web-end-outlook = Outlook of { $side }:
web-end-level = Level of the bots
web-end-suggested = suggested
web-end-picture = Picture
web-end-share-it = Share
web-end-back = Back to the board
web-chance = Chance of this match
web-chance-check = Check the draws
web-chance-sealed = A secret key decides every draw of this match. It was sealed before the first one: nobody can change it any more. This is its fingerprint (SHA-256):
web-chance-added = A number of their own was mixed in by: { $names }.
web-chance-added-none = No player has mixed in a number: the server alone chose the key.
web-chance-later = When the match is over the key is shown, and you can check every draw.
web-chance-seed = This match draws from a seed. Nothing was promised about it, so nothing can be checked.
web-chance-key-noted = The key fits the fingerprint that this browser noted before the match began.
web-chance-key-right = The key fits the fingerprint. This browser was not there when it was sealed.
web-chance-key-wrong = The key does not fit the fingerprint. Somebody has changed it.
web-chance-key-unknown = Over an unencrypted connection this browser cannot compute the fingerprint.
web-chance-own = Your own number is mixed in.
web-chance-own-wrong = Your own number was left out or changed.
web-chance-draws = { $count ->
        [one] One draw, computed anew, leads to the same end.
       *[other] { $count } draws, computed anew, lead to the same end.
    }
web-chance-draws-wrong = Computed anew, the draws do not lead to this end.
web-chance-file = You need not believe this server: save the match as a file and check it on your own machine.
web-resign = Resign
web-resign-sure = Resign as { $side }?
web-resign-bot = It counts as a loss. A bot takes your seat, so that the others can play on. You cannot come back.
web-resign-end = It counts as a loss, and the game ends at once.
web-close-table = Close the table
web-close-table-sure = Nobody has joined yet. The invitations become worthless.
web-remove = Remove from my list
web-removed = Removed from your list.
web-put-back = Put it back
web-done = Done
web-really = {$what}. Press once more if that is what you want.
web-unused = {$count ->
    [one] {$count} option unused
   *[other] {$count} options unused
}
web-undo = Undo
web-undo-none = Nothing to undo: something was revealed or the turn has passed
web-acts = Undo, reset, main button
web-reset = Reset the turn
web-reset-short = Reset
web-coach = Coach
web-coach-with = Coach: a lesson with every question
web-coach-skip = Skip the briefing
web-coach-next = Next
web-coach-start = Let’s play
web-coach-lesson = Why it matters
web-coach-ask = What would you do?
web-coach-thinks = Thinking …
web-coach-idea = I would choose: { $option } (outlook { $value } %)
web-coach-brings = It brings: { $list }.
web-coach-costs = It costs: { $list }.
web-coach-rival-loses = { $player }, losses: { $list }.
web-coach-plan = The plan
web-coach-close = Close: “{ $option }”. Compared with this idea – { $list }.
web-coach-more = more: { $what }
web-coach-less = less: { $what }
web-coach-same = counted so far, it brings the same
web-coach-do = Do that
web-hint = Hint
web-idea =
    Outlook { $value } %, looked at { $visits ->
        [0] only at first sight
        [one] once
       *[other] { $visits } times
    }
web-options =
    { $count ->
        [one] 1 option
       *[other] { $count } options
    }
web-why = Why not?
web-not-now =
    { $count ->
        [one] Not possible now: 1 thing
       *[other] Not possible now: { $count } things
    }
web-sheet = Larger or smaller
web-deed-play = Play
web-deed-buy = Buy
web-deed-swap = Swap
web-deed-add = Join to the attack
web-deed-ability = Buildings
web-deed-place_instead = Place instead
web-deed-idea = What the strongest bot thinks of
web-reconnecting = Connecting again …
web-spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
web-recap = Since your last turn
web-reach = Reach and threats
web-reach-aim = Reach and threats: click a thing on the map (G, right click)
web-reach-choose = Reach and threats: which thing?
web-reach-to = gets to
web-reach-from = can be attacked by
web-reach-none = nothing
web-recap-play = Step by step
web-recap-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
web-recap-none = Nobody else has moved since.
web-story = What happens
web-story-back = One beat back
web-story-on = Next beat
web-story-skip = To my turn
web-story-now = To the present
web-story-more =
    { $count ->
        [one] and 1 more in the log
       *[other] and { $count } more in the log
    }
web-scene = What happened
web-scene-show = Back to the scene
web-scene-map = See the map
web-scene-close = Continue
web-curtain = { $name }, it is your turn
web-curtain-hint = Nobody else should look now ({ $side }).
web-curtain-lift = I am { $name }
web-free-seats =
    { $count ->
        [one] One seat is free:
       *[other] { $count } seats are free:
    }
web-fill-bots = Fill with bots and begin
web-copy-invite = New invitation link
web-sit = Sit down: { $side }
web-takeback-ask = Ask to take back
web-takeback-asked = { $name } asks to take the last decision back.
web-vote = { $name } is away and the clock has run out. What now?
web-vote-wait = Wait
web-vote-skip = Decide for them once
web-vote-bot = A bot plays on
web-bot-stands-in = A bot is playing for you.
web-take-back-seat = Take my seat back
web-rematch = Rematch
web-rematch-go = To the rematch
web-rematch-offered = A rematch is offered. Do you play?
web-rematch-yes = Yes, once more
web-rematch-no = No, thanks
web-report = Report a problem
web-report-what = What is wrong?
web-report-hint = The position is sent along: whoever looks after this server can play it again. They see the whole match.
web-report-file = Save as a file
web-report-sent = Thank you. Your report is { $id }; this link shows the position:
web-text-board = Board as text
web-map-board = Board as map

## Log, chat, notes

web-log = Log
web-log-setup = Set-up
web-log-older = Older: { $count }
web-log-none = Nothing has happened yet.
web-log-all = Everything
web-log-mine = My turns
web-chat = Chat
web-chat-table = Seen by the players of this table only.
web-chat-spectators = Seen by spectators only.
web-chat-write = Write something
web-quick-hello = Hello, have fun!
web-quick-good = Well played!
web-quick-sorry = One moment, please.
web-quick-thanks = Thanks for the game!
web-rules = Rules
web-notes = Notes
web-notes-private = Only you see this.

## Map

web-map-tools = Map
web-map-in = Closer
web-map-out = Further
web-map-fit = Whole map
web-map-pieces = Hide the pieces
web-map-options =
    { $count ->
        [one] 1 option.
       *[other] { $count } options.
    }
web-map-refused = Not possible now.

## Replay

web-review = Review
web-replay = Replay
web-replay-nothing = A choice; what comes of it follows.
web-replay-at = Decision { $n } of { $of }
web-replay-keys = one decision, with Shift one turn
web-timeline = Timeline
web-first = To the start
web-last = To the end
web-step-back = One step back
web-step-on = One step on
web-play = Play
web-pause = Pause
web-speed = Speed
web-seen-by = Seen by
web-seen-public = Everybody
web-hide-future = Hide the future
web-export = Save as a file
web-back-to-table = Back to the table

## Rules

web-rules-search = Word or rule number
web-rules-hits =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-none = No rule says this.
web-rules-for-implementers = For implementers
web-rules-for-players = For players
web-book-contents = Contents
web-book-begin = Start reading
web-book-sides = The sides
web-book-lookup = Look it up
web-book-index = Index
web-book-law = The law
web-book-law-hint = Every rule in one sentence with its number: what the program plays by.
web-book-turn = Turn the page
web-book-print = Print
web-book-rules =
    { $count ->
        [one] The rule behind this chapter
       *[other] The { $count } rules behind this chapter
    }
web-book-details = Only there:
web-book-difficulty = How hard this side is to play
web-book-difficulty-1 = easy
web-book-difficulty-2 = medium
web-book-difficulty-3 = hard
web-book-first = good first side
web-book-first-sides = Good sides for a first game: { $sides }.
web-book-side = About this side: { $title }
web-example-begin = The position
web-example-back = One step back
web-example-step = Next step
web-example-open = Open on the board
web-rule-beside = The rule
web-rule-chapter = In the rulebook: { $title }
web-chapters = Chapters
web-reconstructed = reconstructed
web-reconstructed-hint = The printed value is lost; this one was designed to fit.
web-ruling = ruling
web-ruling-hint = The rulebook leaves this open; this is how it is played here.

## Settings

web-settings-hint = Kept on this device.
web-animation = Animation
web-animation-hint = Never makes you wait. If your system asks for less motion, there is none.
web-animation-off = off
web-animation-fast = fast
web-animation-normal = normal
web-animation-slow = slow
web-tempo = Pace of the story
web-tempo-hint = How long each move of the others stays to be read.
web-tempo-slow = slow
web-tempo-normal = normal
web-tempo-fast = fast
web-tempo-instant = instant
web-recap-open = Since your last turn
web-recap-open-hint = Opens by itself when more than one opponent has moved.
web-sound = Sound
web-sound-hint = A soft sign when it is your turn.
web-confirm = Tap twice
web-confirm-hint = The first tap on the map selects, the second one plays.
web-ask-once = Ask before something is left unused
web-ask-once-hint = The main button asks once if actions or cards would go unused. Undo stays either way.
web-auto = Pay by itself
web-auto-hint = What costs the same from everywhere is paid without a question. Undo asks again.
web-large = Larger text
web-large-hint = Everything grows by a sixth.
web-text-first = Tables as text
web-text-first-hint = New tables open as text board, made for screen readers.
web-about = All drawings are made by this program from the games' data. Type: Source Sans 3, Barlow Condensed, Special Elite, Old Standard TT (open licences).

## Profile

web-guest = guest
web-account = account
web-your-name = Your name
web-your-name-hint = The others at the table see it.
web-keep = Keep your games
web-keep-hint = You play as a guest. With a name and a password you find your games from every device.
web-account-name = Account name
web-password = Password, 8 characters or more
web-register = Create account
web-registered = Your account is there; your games stay with you.
web-login = Log in
web-logout = Log out
web-logged-out = Logged out.
web-welcome-back = Welcome back!
web-magic = By mail
web-magic-hint = We send a link that logs you in, without a password.
web-magic-send = Send link
web-mail = Mail address
web-link-sent = If the address is right, the link is on its way.
web-login-failed = This link does not work
web-somebody-left = somebody who left

## Keys

web-keys = Keyboard
web-key-option = choose an option
web-key-done = main button: end, stop, resolve
web-key-undo = undo
web-key-reset = reset the turn
web-key-back = back
web-key-why = why not?
web-key-hint = what a strong bot would think of
web-key-next = next / previous place you may choose
web-key-arrows = to the neighbour on the map
web-key-enter = choose what has the focus
web-key-zoom = closer, further, whole map
web-key-reach = reach and threats of what you point at
web-key-log = to the log
web-key-recap = since your last turn
web-key-beat = one beat back / on
web-key-pause = pause the story, play on
web-key-skip = skip to the present
web-key-zen = hide the side panels
web-key-text = board as text
web-key-help = this list

## Text board

web-text-command = Command
web-text-regions = Regions
web-text-help = options · do 3 · why 2 · region york · near york · where tripod · log · hint · undo · reset · done
web-text-not-asked = You are not asked now.
web-text-no-option = There is no option { $number }.
web-text-no-reasons = Nothing you might expect is forbidden here.
web-text-no-region = There is no region called { $name }.
web-text-nowhere = { $name }: nowhere.
web-text-no-done = There is nothing to end now.
web-text-no-hint = There are no hints here now.

## Arena

web-arena-hint = Bots against bots, every seed in all seatings: how fair are the games?
web-arena-new = New run
web-arena-new-hint = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }; { $most } is the most here. They are played beside the server, one run at a time.
web-arena-game = Game
web-arena-bots = Bots
web-arena-seeds = Seeds
web-arena-start = Start
web-arena-run = Report
web-arena-none = No report yet. Start a run, or put results of “beachhead arena run” into the folder “arena” of the data directory.
web-arena-first = The first games are being played.
web-arena-progress = Games: { $played } of { $total }
web-arena-running = running
web-arena-left = about { $minutes } min left
web-arena-stop = Stop
web-arena-raw = Raw results, one row per seat of each game
web-arena-interval = 95 % interval; dashed: the fair share
web-arena-won = Won
web-arena-above = above fair
web-arena-below = below fair
web-arena-even = even
web-arena-finding-above = { $side }: more than the fair share, { $share } % where { $fair } % would be fair.
web-arena-finding-below = { $side }: less than the fair share, { $share } % where { $fair } % would be fair.
web-arena-finding-even = { $side }: even, as far as these games can tell ({ $share } %).
web-arena-by-side = Won by side
web-arena-by-seat = Won by seat
web-arena-by-bot = Won by bot
web-arena-seat = Seat { $n }
web-arena-matchups = Matchups
web-arena-matchups-hint = row finishes ahead of column, %
web-arena-rounds = Length in rounds
web-arena-decisions = Decisions
web-arena-spread = Half of the games lie between { $low } and { $high }; the median is { $median }.
web-arena-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-arena-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
web-arena-enough = How many games are enough?
web-arena-enough-text = { $count ->
    [one] For ± 2 % it takes { $count } game; here are { $games }.
   *[other] For ± 2 % it takes { $count } games; here are { $games }.
  }
web-arena-faults = Faults
web-arena-ratings = Ratings
web-arena-rating = Rating (95 %)
