"""Adds the rupee sign of one variable font to another, as README.md says: python add-rupee-sign.py LETTERS.woff2 RUPEE.woff2 RESULT.woff2

Needs fonttools and brotli. Both fonts come from the same file, so that they share axis, bends (avar) and regions; the script stops where they do not.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

RUPEE = 0x20B9


def regions(font):
    """Coordinates of the regions in which advance widths vary."""
    return [[(axis.StartCoord, axis.PeakCoord, axis.EndCoord) for axis in region.VarRegionAxis] for region in font["HVAR"].table.VarStore.VarRegionList.Region]


letters_path, rupee_path, result_path = sys.argv[1:]
letters = TTFont(letters_path)
# Reading a table checks its number of glyphs, so all are read before one is added.
letters.ensureDecompiled()
axis = letters["fvar"].axes[0]
limits = {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue)}
rupee = instancer.instantiateVariableFont(TTFont(rupee_path), limits)
assert letters["avar"].segments == rupee["avar"].segments
assert regions(letters) == regions(rupee)
assert letters["HVAR"].table.LsbMap is None

name = rupee.getBestCmap()[RUPEE]
letters.setGlyphOrder([*letters.getGlyphOrder(), name])
letters["glyf"][name] = rupee["glyf"][name]
letters["hmtx"][name] = rupee["hmtx"][name]
letters["gvar"].variations[name] = rupee["gvar"].variations[name]
for table in letters["cmap"].tables:
    if table.isUnicode():
        table.cmap[RUPEE] = name

# How its width varies with the weight goes where rows for the same regions are.
theirs = rupee["HVAR"].table
theirs_at = theirs.AdvWidthMap.mapping[name]
theirs_rows = theirs.VarStore.VarData[theirs_at >> 16]
ours = letters["HVAR"].table
for outer, rows in enumerate(ours.VarStore.VarData):
    if rows.VarRegionIndex == theirs_rows.VarRegionIndex:
        ours.AdvWidthMap.mapping[name] = (outer << 16) + len(rows.Item)
        rows.Item.append(theirs_rows.Item[theirs_at & 0xFFFF])
        rows.ItemCount = len(rows.Item)
        rows.calculateNumShorts()
        break
else:
    raise SystemExit("no rows for the regions of the rupee sign")
letters.flavor = "woff2"
letters.save(result_path)
