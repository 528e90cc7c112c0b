# Words of the guided lessons that all games share

learn-guide = Guided lesson
learn-progress = Steps done
learn-signs = What the signs mean
learn-all = Show all options
learn-fewer = Only what the step needs
learn-again = Start this step again
learn-leave = Leave; it is kept
learn-strays = This is not on the way to the goal. Choose freely, or start the step again.
learn-done = Well done!
learn-done-next = Go on with the next chapter, or play this game on freely.
learn-done-last = You know all you need. This game goes on from here, and the coach answers whenever you ask.
learn-play-on = Play on freely
learn-all-lessons = All lessons
learn-pitch = A guided game in short chapters. Every step has a small goal; you can leave at any time and go on later.
learn-chapters = The guided game
learn-sides = Each side in short
learn-then = And then
learn-coached = A first game with the coach
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
learn-is-done = done
learn-begin = Begin
learn-resume = Go on
learn-anew = Once more

# in the terminal
learn-saved = Saved as { $file }. Go on later with: beachhead learn { $game } { $lesson } --load { $file }
