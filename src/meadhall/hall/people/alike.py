"""Names that are one person's alone: what may be one, and which look like which.

Two names are alike if they share a *look*. A name has a look as it is written, one in small letters
and one in capitals, for some letters look like others only in one of these: the Greek capital of ν
is drawn like N, the small letter like v. A look has neither accents nor signs nor a number at its
end: whoever is known as Anna need not put up with Anna 2.

The table covers Latin, Cyrillic and Greek letters, which people in this hall use, and those of the
scripts that have whole alphabets drawn like Latin ones. What Unicode itself takes for variants of
the same letter (wide, bold, in a circle) it resolves by itself.
"""

from __future__ import annotations

import re
import unicodedata

from ..table.seats import BOT_NAMES, GUEST_NAMES, clean
from ..wire import Lang

SHORTEST = 2
"""Letters a name has at least."""
LONGEST_LOOK = 100
"""Some single letters are resolved into a line of them."""
_DRAWN = {
    # Cyrillic
    "АВЕЅІЈКМНОРСТУХԚԜҮЬ": "ABESlJKMHOPCTYXQWYb",
    "аеѕіјкорсухԁԛԝһӏьүԍ": "aesijkopcyxdqwhlbyg",
    # Greek
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ": "ABEZHlKMNOPTYXCM",
    "αβειικνορσυχηγωϲϳ": "abeiikvopouxnywcj",
    # Latin letters that no decomposition brings back
    "øłđðþŋıȷɑɡƚħŧØŁĐÐÞŊƗƵƶʟɪɴʀ": "olddpnijaglhtOLDDPNlZzlinr",
    # Armenian, Cherokee, Lisu
    "օհոսՏՕԼյցզքՍ": "ohnuSOLjgqpU",
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏚᎢᏙᎳᏃᎥᏒᎡᎩ": "ABCDEGHJKLMPSTVWZiRRY",
    "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ": "ABCDEFGHlJKLMNOPRSTUVWXYZ",
    # Figures and signs
    "0I1|": "olll",
    "ЗзƷʒ": "3333",
}
_ALIKE = {
    ord(letter): drawn
    for letters, like in _DRAWN.items()
    for letter, drawn in zip(letters, like, strict=True)
} | {ord("æ"): "ae", ord("œ"): "oe", ord("Æ"): "AE", ord("Œ"): "OE"}
_PAIRS = (("rn", "m"), ("vv", "w"))
"""Two letters that are drawn like one."""
_TOGETHER = {"HIRAGANA": "CJK", "KATAKANA": "CJK"}
"""Scripts that one word may be written in together."""
_SIGNS = " -'’._"
_OF_THE_HALL = (
    "Hall", "Meadhall", "Admin", "Administrator", "Operator", "Moderator", "Host", "Somebody",
    "Nobody", "Bot", "Зал", "Админ", "Администратор", "Оператор", "Модератор", "Хозяин", "Кто-то",
    "Никто", "Бот",
)  # fmt: skip
_BYNAMES: dict[Lang, tuple[str, ...]] = {
    "en": ("of the North", "of the Fjord", "by the Hearth", "of the Oaks", "from Afar"),
    "ru": ("с Севера", "из Фьорда", "у Очага", "из Дубравы", "Издалека"),
}


def looks_of(name: str) -> set[str]:
    """What a name looks like; empty if nothing of it can be told apart from nothing."""
    whole = unicodedata.normalize("NFKC", name).strip()
    bare = re.sub(r"[\s\d._-]+$", "", whole) or whole
    return {look for form in (bare, bare.lower(), bare.upper()) if (look := _look(form))}


def _look(form: str) -> str:
    apart = unicodedata.normalize("NFKD", form)
    drawn = "".join(letter for letter in apart if letter.isalnum() or letter == "|")
    plain = drawn.translate(_ALIKE).casefold()
    for two, one in _PAIRS:
        plain = plain.replace(two, one)
    return plain


def why_not(name: str, longest: int) -> str | None:
    """Why nobody can have this name for their own: `short`, `long`, `signs`, `scripts` or `hall`;
    None if somebody can."""
    if len(name) > longest or any(len(look) > LONGEST_LOOK for look in looks_of(name)):
        return "long"
    if name != clean(name, longest) or not all(
        letter in _SIGNS or letter.isdecimal() or unicodedata.category(letter)[0] in "LM"
        for letter in unicodedata.normalize("NFKC", name)
    ):
        return "signs"
    letters = [letter for letter in name if letter.isalpha()]
    if len(letters) < SHORTEST or not looks_of(name):
        return "short"
    if len({_script(letter) for letter in letters}) > 1:
        return "scripts"
    if looks_of(name) & _RESERVED:
        return "hall"
    return None


def _script(letter: str) -> str:
    first = unicodedata.name(letter, "").partition(" ")[0]
    return _TOGETHER.get(first, first)


def bynames(name: str, lang: Lang, longest: int) -> list[str]:
    """Names to have instead of one that somebody has."""
    tried = (f"{name} {byname}" for byname in _BYNAMES[lang])
    return [each for each in tried if why_not(each, longest) is None]


_RESERVED = {
    look
    for names in (_OF_THE_HALL, *BOT_NAMES.items(), *GUEST_NAMES.items())
    for name in names
    for look in looks_of(name)
}
