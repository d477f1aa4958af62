"""What a study has found, as CSV files for whoever goes on with other tools."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..tournament import replace_text
from .figures import Difference, Figure, Figures

FIGURES, DIFFERENCES = "figures.csv", "differences.csv"
_FIGURE = (
    *("variant", "gauge", "row", "value", "low", "high", "of", "deals", "least", "most", "verdict"),
)
_DIFFERENCE = ("variant", "gauge", "row", "difference", "low", "high", "sure")


def write_tables(folder: Path, figures: Figures) -> list[Path]:
    """Write both files, or the first alone where nothing is compared; returns which."""
    written = [folder / FIGURES]
    replace_text(written[0], _text(_FIGURE, map(_figure, figures.all())))
    if len(figures.study.variants) > 1:
        written.append(folder / DIFFERENCES)
        replace_text(written[1], _text(_DIFFERENCE, map(_difference, figures.differences())))
    return written


def _text(columns: tuple[str, ...], rows: Iterable[list[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()


def _figure(each: Figure) -> list[Any]:
    gauge, share = each.gauge, each.share
    values = [_rounded(value) for value in (share.wins, share.low, share.high, each.of)]
    judged = gauge.judges(each.row)
    bounds = [gauge.least, gauge.most] if judged else [None, None]
    found = [each.variant, gauge.name, each.row, *values, share.games]
    return [*found, *map(_rounded, bounds), each.verdict]


def _difference(each: Difference) -> list[Any]:
    values = [_rounded(value) for value in (each.value, each.low, each.high)]
    return [each.variant, each.gauge.name, each.row, *values, "yes" if each.is_sure else ""]


def _rounded(value: float | None) -> float | str:
    """Six places are more than any number of games can tell."""
    return "" if value is None else round(value, 6)
