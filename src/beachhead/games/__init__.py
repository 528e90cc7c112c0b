"""The games. Each folder is one game; no game imports another.

`BEACHHEAD_GAMES` names further folders that hold games of your own.
"""

import os

__path__ += [folder for folder in os.environ.get("BEACHHEAD_GAMES", "").split(os.pathsep) if folder]
