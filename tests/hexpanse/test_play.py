"""Rules that need a sequence or a comparison rather than one position."""

from beachhead import Match
from beachhead.core.engine import Actions
from beachhead.core.rng import seed_state
from beachhead.games.hexpanse import GAME
from beachhead.games.hexpanse import vocab as v
from beachhead.games.hexpanse.rules import end
from beachhead.games.hexpanse.state import State


def state_of(match: Match) -> State:
    state = match.state
    assert isinstance(state, State)
    return state


def test_hx_adv_04_four_players_share_eleven_boards() -> None:
    for seed in range(8):
        match = Match.new("hexpanse", players=4, options={"advanced": "on"}, seed=seed)
        state = state_of(match)
        hands = [sum(p == v.HAND + i for p in state.board_at) for i in range(4)]
        assert hands == [2 if i == state.first else 3 for i in range(4)]
        while not match.over and state_of(match).round == 0:
            match.play(match.legal()[0])
        led = [list(state_of(match).minority[i * 2 : i * 2 + 2]) for i in range(4)]
        assert all(m != v.NOWHERE for pair in led for m in pair)
        assert len({m for pair in led for m in pair}) == 8


def test_hx_win_07_damage_never_completes_a_formation() -> None:
    """Only arriving units are looked at; a death leaves all formations as they were."""
    for seed in range(4):
        match = Match.new("hexpanse", players=3, seed=seed)
        state = state_of(match)
        out = Actions()
        state.settle(out)
        state.playout(seed_state(seed), 150, out)
        if state.over:
            continue
        before = [end.progress(state, state.common, seat) for seat in range(3)]
        victim = (int(state.active) + 1) % 3
        end.hurt(state, victim, 99, v.BY_ACTION)
        after = [end.progress(state, state.common, seat) for seat in range(3)]
        assert all(b >= a for b, a in zip(before, after, strict=True))
        assert state.ended in (v.NOT_OVER, v.BY_ELIMINATION)


def test_hx_win_08_there_are_winners_and_losers_but_no_scores() -> None:
    match = Match.new("hexpanse", options={"round_limit": "judged"}, seed=3)
    chance = seed_state(5)
    state = state_of(match)
    out = Actions()
    state.settle(out)
    state.playout(chance, 1 << 30, out)

    assert state.over
    assert state.winners in (0, 1, 2)


def idle(match: Match) -> None:
    """Both players do nothing until the game ends."""
    while not match.over:
        match.play("end" if match.names.index("end") in match.legal() else match.legal()[0])


def test_hx_win_09_the_limit_is_a_draw() -> None:
    match = Match.new("hexpanse", options={"level": "sailor"}, seed=1)
    idle(match)

    assert match.over
    assert match.returns() == [0.5, 0.5]
    assert state_of(match).ended == v.BY_LIMIT


def test_hx_win_09_a_judgement_counts_cells_then_life_then_hexilum() -> None:
    options = {"level": "sailor", "round_limit": "judged"}
    match = Match.new("hexpanse", options=options, seed=1)
    mover = match.seat
    match.play("deploy:regular")
    match.play("cell:0,0")
    idle(match)

    assert match.returns()[mover] == 1.0


def test_hx_win_09_the_limit_can_be_lifted() -> None:
    match = Match.new("hexpanse", options={"level": "sailor", "round_limit": "off"}, seed=1)
    while state_of(match).round < 62:
        match.play("end")

    assert not match.over
    assert GAME.endless({"round_limit": "off"})
