"""PettingZoo in a minute: two random agents play War of the Worlds, with action masks.

pip install .[rl]
python examples/pettingzoo_quickstart.py
"""

from beachhead.env import pettingzoo


def main() -> None:
    env = pettingzoo.env("war_of_the_worlds", options={"round_limit": "40"})
    env.reset(seed=42)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            print(f"{agent}: {reward:+.0f} after {decisions} decisions")
            env.step(None)
            continue
        mask = observation["action_mask"]  # 1 where an action is legal
        # your policy goes here; observation["observation"] is what this agent knows
        env.step(env.action_space(agent).sample(mask))
        decisions += 1


if __name__ == "__main__":
    main()
