"""Names that vulture finds no reader of, and why they stay; it reads this file as their use."""

# mypy: ignore-errors
# ruff: noqa: B018, F821

# fields of a table that is printed or sent as a whole
games_per_second
decisions_per_game
cut_rollouts_per_second
observed_steps_per_second
replay_ms
match_kilobytes
reached_by

# called by click, SQLAlchemy, copy, markdown-it
attrs
_.get_command
list_
list_reports
_.isolation_level
memo

# called by PettingZoo, Gymnasium, OpenSpiel and by those who train with them
_.observations
SeatEnv
_.action_masks
_.make_py_observer
_.current_player
_._legal_actions
_._apply_action
_.resample_from_infostate
_._action_to_string
_.string_from
_.state_space
_.infos

# called by the tests
of_game

# a numbered list has a name for each of its numbers
COND_NONE
SOURCE_TUNNELS
WHO_OPPONENT
TRAIT_NONE
COUNT_ON
ACTION_CARD
NEVER_HIT
UNIT_STEP

# read by the content
COND_IDS
SOURCE_IDS
WHO_IDS
EXPLORE_IDS
