"""The account's own pages, and a rematch that asks: through the screen, as people do it."""

from __future__ import annotations

from typing import Any

import pyotp

from .conftest import PHONE, keep

PASSWORD = "violet harbour kettle"


def fill(page: Any, section: str, *texts: str) -> None:
    """Type into the fields of a section, from top to bottom."""
    fields = page.query_selector_all(f"section[aria-labelledby={section}] input")
    for field, text in zip(fields, texts, strict=True):
        field.fill(text)


def profile(person: Any) -> Any:
    page = person.go("/profile")
    page.wait_for_selector("section[aria-labelledby=web-your-name]")
    return page


def sign_up(person: Any, name: str) -> Any:
    page = profile(person)
    fill(page, "web-keep", name, PASSWORD)
    page.click("section[aria-labelledby=web-keep] .btn.main")
    page.wait_for_selector("[data-session]")
    return page


def log_in(person: Any, name: str, *code: str) -> Any:
    page = profile(person)
    fill(page, "web-keep", name, PASSWORD)
    page.click("[data-login]")
    if code:
        page.wait_for_selector(
            "section[aria-labelledby=web-keep] input[autocomplete=one-time-code]"
        )
        fill(page, "web-keep", name, PASSWORD, *code)
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-session]")
    return page


def test_sign_up_then_sign_out_elsewhere(people: Any) -> None:
    ann, phone = people(), people(**PHONE)
    page = sign_up(ann, "Browser Ann")
    there = log_in(phone, "Browser Ann")
    keep(there, "account-phone")
    there.wait_for_selector("[data-session]:nth-child(2)")
    page.reload()
    page.wait_for_selector("[data-end-others]")
    assert len(page.query_selector_all("[data-session]")) == 2
    page.click("[data-end-others]")
    page.wait_for_selector("[data-end-others]", state="detached")
    there.reload()
    there.wait_for_selector("section[aria-labelledby=web-keep]")  # a guest again


def test_a_refused_password_is_explained(people: Any) -> None:
    ann = people()
    ann.expect("422 POST /api/account/register")
    page = profile(ann)
    fill(page, "web-keep", "Browser Weak", "password1")
    page.click("section[aria-labelledby=web-keep] .btn.main")
    assert "Three or four words" in page.text_content("[role=alert]")


def test_a_second_factor_is_switched_on_and_asked_for(people: Any) -> None:
    ann, elsewhere = people(), people()
    page = sign_up(ann, "Browser Two")
    fill(page, "web-factor", PASSWORD)
    page.click("[data-factor]")
    secret = page.text_content("[data-secret]")
    assert page.query_selector(".qr svg path")
    keep(page, "account-second-factor")
    fill(page, "web-factor", pyotp.TOTP(secret).now())
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-codes] code")
    codes = [code.text_content() for code in page.query_selector_all("[data-codes] code")]
    assert len(codes) == 10
    keep(page, "account-recovery-codes")
    elsewhere.expect("401 POST /api/account/login")
    log_in(elsewhere, "Browser Two", codes[0])


def test_a_mailed_link_has_a_page(people: Any) -> None:
    ann = people()
    ann.expect("403 POST /api/account/magic-login")
    page = ann.go("/login#no-such-token")
    page.wait_for_selector("h1")
    assert "link" in page.text_content("h1")


def finished(ann: Any, bob: Any) -> tuple[Any, Any]:
    """Two people at the end of a match; Bob gave up."""
    match = ann.new_match([{"kind": "me"}, {"kind": "open"}])
    bob.go().wait_for_selector(".game")
    bob.page.evaluate(
        """async (match) => {
            const me = await (await fetch('/api/me')).json();
            const headers = { 'x-csrf-token': me.csrf, 'content-type': 'application/json' };
            for (const [deed, seat] of [['join', 1], ['resign', 1]])
                await fetch(`/api/matches/${match}/${deed}`,
                    { method: 'POST', headers, body: JSON.stringify({ seat }) });
        }""",
        match,
    )
    pages = ann.go(f"/g/{match}"), bob.go(f"/g/{match}")
    for page in pages:
        page.wait_for_selector("[data-end] h1")
    return pages


def test_a_rematch_is_offered_and_accepted(people: Any) -> None:
    ann, bob = people(), people(**PHONE)
    mine, theirs = finished(ann, bob)
    before = mine.url
    mine.click("[data-rematch]")
    theirs.wait_for_selector("[data-rematch-yes]")
    keep(theirs, "rematch-offered")
    theirs.click("[data-rematch-yes]")
    for page in (mine, theirs):
        page.wait_for_url(lambda url: url != before)
        page.wait_for_selector(".ww-board")
    assert mine.url == theirs.url


def test_a_rematch_is_offered_and_declined(people: Any) -> None:
    ann, bob = people(), people()
    mine, theirs = finished(ann, bob)
    mine.click("[data-rematch]")
    theirs.click("[data-rematch-no]")
    theirs.wait_for_selector("[data-rematch-no]", state="detached")
    assert theirs.query_selector("[data-end] h1")  # nobody was taken along
    mine.wait_for_selector("[data-close-table]")  # Ann waits at a table she may close
