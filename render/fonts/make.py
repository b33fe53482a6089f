"""Makes the fonts in this folder from the packages listed in README.md.

    python make.py FOLDER

FOLDER contains each unpacked package under its own name: noto-emoji, fonts-dejavu-core and so on.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

HERE = Path(__file__).parent
# Letters are at most 120 pixels high. More precise outlines would only make the files larger.
UNITS_PER_EM = 500
# Joiners, the dotted circle for marks without a base, and Indic full stops.
COMMON = [0x200C, 0x200D, 0x25CC, 0x964, 0x965]


def block(first, last):
    return list(range(first, last + 1))


def encoded(codec):
    """Returns the ideographs of a common text encoding."""
    found = []
    for code in block(0x4E00, 0x9FFF):
        try:
            data = chr(code).encode(codec)
        except UnicodeEncodeError:
            continue
        # Only level 1 of Big5, which has the common characters.
        if codec != "big5" or data[0] <= 0xC6:
            found.append(code)
    return found


HAN = [code for codec in ("gb2312", "big5", "shift_jis") for code in encoded(codec)]
# Ideographs used as decorations in names.
HAN += [ord(char) for char in "亗乄卍彡"]
# Marks that combine with any character.
MARKS = block(0x300, 0x36F) + block(0x20D0, 0x20FF)
# Latin, Greek and Cyrillic letters, marks, punctuation, currency symbols and numbers.
EVERYDAY = (
    block(0x20, 0x52F)
    + block(0x1AB0, 0x1AFF)
    + block(0x1C80, 0x1C8F)
    + block(0x1D00, 0x2BFF)
    + block(0x2C60, 0x2C7F)
    + block(0x2DE0, 0x2E7F)
    + block(0xA640, 0xA69F)
    + block(0xA700, 0xA7FF)
    + block(0xAB30, 0xAB6F)
    + block(0xFB00, 0xFB06)
    + block(0xFE20, 0xFE2F)
    + block(0xFFFC, 0xFFFD)
)
KANA = block(0x3000, 0x30FF) + block(0x31F0, 0x31FF) + block(0xFF00, 0xFFEF) + block(0x3105, 0x312F)

# Package, weight, characters.
FONTS = [
    ("noto-sans-sc", "700Bold", HAN + KANA),
    ("noto-sans-kr", "700Bold", block(0xAC00, 0xD7A3) + block(0x3131, 0x318E)),
    ("noto-emoji", "700Bold", None),
    # All letters, and the ligatures that have a character of their own.
    ("noto-sans-arabic", "700Bold", block(0x600, 0x6FF) + block(0x750, 0x77F) + block(0xFDF0, 0xFDFD)),
    ("noto-sans-devanagari", "700Bold", block(0x900, 0x97F) + block(0xA8E0, 0xA8FF)),
    ("noto-sans-bengali", "700Bold", block(0x980, 0x9FF)),
    ("noto-sans-gurmukhi", "700Bold", block(0xA00, 0xA7F)),
    ("noto-sans-gujarati", "700Bold", block(0xA80, 0xAFF)),
    ("noto-sans-tamil", "700Bold", block(0xB80, 0xBFF)),
    ("noto-sans-telugu", "700Bold", block(0xC00, 0xC7F)),
    ("noto-sans-kannada", "700Bold", block(0xC80, 0xCFF)),
    ("noto-sans-malayalam", "700Bold", block(0xD00, 0xD7F)),
    ("noto-sans-sinhala", "700Bold", block(0xD80, 0xDFF)),
    ("noto-sans-thai", "700Bold", block(0xE00, 0xE7F)),
    ("noto-sans-khmer", "700Bold", block(0x1780, 0x17FF)),
    ("noto-sans-myanmar", "700Bold", block(0x1000, 0x109F)),
    ("noto-sans-ethiopic", "700Bold", block(0x1200, 0x137F)),
    # Decorations around names.
    ("noto-sans-javanese", "700Bold", [0xA9C1, 0xA9C2]),
    ("noto-serif-tibetan", "700Bold", block(0xF3A, 0xF3D)),
    ("noto-sans-symbols", "700Bold", block(0x2460, 0x24FF) + block(0x1F100, 0x1F1AD)),
    ("noto-sans-math", "400Regular", block(0x1D400, 0x1D7FF) + block(0x2100, 0x214F)),
]


def subsetted(font, characters, features, more_dropped=()):
    options = subset.Options(hinting=False, glyph_names=False, notdef_outline=True)
    options.layout_features = features
    options.drop_tables += ["vhea", "vmtx", "BASE", "STAT", "MATH", "gasp", "FFTM", *more_dropped]
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters + COMMON)
    subsetter.subset(font)


def make_everyday(folder):
    """Makes the primary font. It keeps its units per em, because they cost little."""
    (source,) = (folder / "noto-sans").glob("**/600SemiBold/*.ttf")
    font = TTFont(source)
    # Marks and kerning only, without ligatures and stylistic sets: one glyph for each letter.
    subsetted(font, EVERYDAY, ["ccmp", "locl", "kern", "mark", "mkmk"])
    font.save(HERE / "NotoSans-SemiBold.ttf")
    return set(font.getBestCmap())


def make_second(folder, known):
    """Makes the second font: characters missing from the first, and combining marks."""
    (source,) = (folder / "fonts-dejavu-core").glob("**/DejaVuSans-Bold.ttf")
    font = TTFont(source)
    subsetted(font, sorted(set(font.getBestCmap()) - known) + MARKS, ["*"])
    scale_upem(font, UNITS_PER_EM)
    font.save(HERE / source.name)


def make(folder, package, weight, characters):
    (source,) = (folder / package).glob(f"**/{weight}/*.ttf")
    font = TTFont(source)
    # Fixed-width characters written horizontally need no shaping.
    is_fixed_width = package in ("noto-sans-sc", "noto-sans-kr")
    characters = characters or list(font.getBestCmap())
    subsetted(font, characters, ["*"], ["GSUB", "GPOS", "GDEF"] if is_fixed_width else [])
    scale_upem(font, UNITS_PER_EM)
    made = HERE / source.name.split("_")[0]
    font.save(made.with_suffix(".ttf"))


folder = Path(sys.argv[1])
make_second(folder, make_everyday(folder))
for package, weight, characters in FONTS:
    make(folder, package, weight, characters)
