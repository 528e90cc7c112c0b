"""The smallest complete game in our file layout; `beachhead new-game NAME` copies it."""

from beachhead.games._template.game import Template

GAME = Template()
