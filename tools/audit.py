"""Asks the services that know holes in packages of others, and says so if one cannot be reached.

    .venv/bin/python tools/audit.py

Fails if a hole is found; a service that does not answer is told and is no failure.
"""

from __future__ import annotations

import subprocess
import sys

import web

LOCKS = ("requirements/all.txt", "requirements/node.txt")
# how pip-audit and npm say that nobody answered
UNREACHED = (
    "ConnectionError",
    "Connection refused",
    "ECONNREFUSED",
    "EAI_AGAIN",
    "ENOTFOUND",
    "ETIMEDOUT",
    "Failed to connect",
    "Max retries exceeded",
    "audit endpoint returned an error",
    "ServiceError",
)
SKIPPED = "could not be audited"  # pip-audit's word for a package that the service does not know


def ask(what: str, command: list[str], **where: object) -> bool:
    """Whether a service found nothing, or could not be reached."""
    done = subprocess.run(command, text=True, capture_output=True, check=False, **where)  # type: ignore[call-overload]
    said = done.stdout + done.stderr
    if any(sign in said for sign in UNREACHED):
        web.say(f"{what}: the service cannot be reached, so nothing is known")
        return True
    if done.returncode == 0:
        left = f"; {said.count(SKIPPED)} could not be looked up" if SKIPPED in said else ""
        web.say(f"{what}: no known holes{left}")
        return True
    print(said, file=sys.stderr)
    web.say(f"{what}: see above")
    return False


def main() -> None:
    pip = [sys.executable, "-m", "pip_audit", "--progress-spinner", "off", "--disable-pip"]
    files = [part for lock in LOCKS for part in ("-r", str(web.ROOT / lock))]
    fine = [
        ask("Python packages", [*pip, "--require-hashes", *files]),
        ask("packages of the client", [*web.npm_command(), "audit"], cwd=web.WEB),
    ]
    sys.exit(not all(fine))


if __name__ == "__main__":
    main()
