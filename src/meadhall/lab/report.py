"""A tournament as one HTML page that needs nothing else: tables and plots."""

from __future__ import annotations

from html import escape
from pathlib import Path

from .book import Row
from .statistics import Rating, Share, matrix, ratings
from .tournament import Plan

WIDTH, LEFT, LINE = 640, 170, 30

STYLE = """
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fbf8f1; --line: #b8b0a0;
  --good: #1f6f54; --bad: #a33b2a; --even: #6b6558; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e4d8; --paper: #171b20; --line: #4c4a45;
  --good: #63c39e; --bad: #e58a78; --even: #a8a294; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border: 1px solid var(--line); padding: .35rem .7rem; text-align: right; }
th[scope=row] { text-align: left; }
td small { display: block; color: var(--even); }
.good { color: var(--good); } .bad { color: var(--bad); }
svg { max-width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .axis { stroke: var(--line); } svg .null { stroke: var(--even); stroke-dasharray: 4 4; }
svg .bar { stroke: var(--ink); stroke-width: 2; } svg circle { fill: var(--ink); }
"""


def page(plan: Plan, rows: list[Row]) -> str:
    """The whole page."""
    shares = matrix(plan, rows)
    rated = ratings(plan, rows)
    null = 1 / plan.players
    about = (
        f"{len(rows)} games at tables of {plan.players}, seats rotated on shared deals from "
        f"seed {plan.seed}. An equal would win {null:.1%} (the null)."
    )
    title = f"{plan.game}: {', '.join(plan.bots)}"
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{about}</p>",
            "<h2>Ratings</h2>",
            "<p>OpenSkill (Plackett–Luce); the bars are 95 % intervals.</p>",
            rating_plot(rated),
            "<h2>Wins of each against a table of each other</h2>",
            matrix_table(plan, shares, null),
            share_plot(shares, null),
            "</body></html>",
            "",
        ]
    )


def write_page(path: Path, plan: Plan, rows: list[Row]) -> None:
    path.write_text(page(plan, rows), encoding="utf-8")


def matrix_table(plan: Plan, shares: dict[tuple[str, str], Share], null: float) -> str:
    """Rows challenge, columns are the rivals."""
    head = "".join(f'<th scope="col">{escape(bot)}</th>' for bot in plan.bots)
    lines = [f'<table><tr><th scope="row">wins of ↓ against →</th>{head}</tr>']
    for challenger in plan.bots:
        cells = "".join(_cell(shares.get((challenger, rival)), null) for rival in plan.bots)
        lines.append(f'<tr><th scope="row">{escape(challenger)}</th>{cells}</tr>')
    return "\n".join([*lines, "</table>"])


def _cell(share: Share | None, null: float) -> str:
    if share is None:
        return "<td>–</td>"
    kind = "good" if share.low > null else "bad" if share.high < null else "even"
    interval = f"{share.low:.1%} to {share.high:.1%}, {share.games} games"
    return f'<td class="{kind}">{share.wins:.1%}<small>{interval}</small></td>'


def rating_plot(rated: list[Rating]) -> str:
    """A dot and an interval for each bot."""
    low = min(each.mu - 2 * each.sigma for each in rated)
    high = max(each.mu + 2 * each.sigma for each in rated)
    lines = [
        (each.bot, each.mu - 2 * each.sigma, each.mu, each.mu + 2 * each.sigma, f"{each.mu:.1f}")
        for each in rated
    ]
    return _plot("Ratings with 95 % intervals", lines, low, high, None)


def share_plot(shares: dict[tuple[str, str], Share], null: float) -> str:
    """A dot and an interval for each pair, and the null as a broken line."""
    lines = [
        (f"{challenger} – {rival}", share.low, share.wins, share.high, f"{share.wins:.0%}")
        for (challenger, rival), share in shares.items()
    ]
    return _plot("Shares of wins with 95 % intervals", lines, 0.0, 1.0, null)


def _plot(
    title: str,
    lines: list[tuple[str, float, float, float, str]],
    low: float,
    high: float,
    null: float | None,
) -> str:
    room = WIDTH - LEFT - 60

    def x(value: float) -> float:
        return round(LEFT + room * (value - low) / ((high - low) or 1.0), 1)

    height = LINE * len(lines) + 20
    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{title}">']
    if null is not None:
        parts.append(f'<line class="null" x1="{x(null)}" y1="0" x2="{x(null)}" y2="{height}"/>')
    for row, (label, left, middle, right, text) in enumerate(lines):
        y = LINE * row + 20
        parts.append(
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(label)}</text>'
            f'<line class="axis" x1="{LEFT}" y1="{y}" x2="{WIDTH - 60}" y2="{y}"/>'
            f'<line class="bar" x1="{x(left)}" y1="{y}" x2="{x(right)}" y2="{y}"/>'
            f'<circle cx="{x(middle)}" cy="{y}" r="5"/>'
            f'<text x="{WIDTH - 52}" y="{y + 4}">{text}</text>'
        )
    return "\n".join([*parts, "</svg>"])
