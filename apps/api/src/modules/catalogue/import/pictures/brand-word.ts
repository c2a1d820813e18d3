import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Font } from 'fontkit'

/** A word as outlines with 100 units to the em, on the baseline y = 0. */
export interface Word {
  width: number
  /** The cap height. */
  ascent: number
  path: string
}

const EM = 100
/** Anek (SIL Open Font Licence). Each letter uses the first font that has it. */
const FILES = [
  import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff2'),
  import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-ext-600-normal.woff2'),
  import.meta.resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-600-normal.woff2'),
]
let fonts: Promise<Font[]> | undefined

/** A name as outlines, which need no installed font. Letters that no font has are left out; null if none is left. */
export async function outlinesOf(name: string): Promise<Word | null> {
  fonts ??= openFonts()
  let width = 0
  const paths: string[] = []
  for (const { font, text } of runsOf(name, await fonts)) {
    const scale = EM / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const outline = glyph.path.scale(scale, -scale).translate(width + xOffset * scale, -yOffset * scale)
      paths.push(outline.toSVG())
      width += xAdvance * scale
    }
  }
  const path = paths.join('')
  return path === '' ? null : { width, ascent: 66, path }
}

/** Loaded when the first watermark is drawn, because the running shop rarely draws any. */
async function openFonts(): Promise<Font[]> {
  const { create } = await import('fontkit')
  return FILES.map((file) => create(readFileSync(fileURLToPath(file))) as Font)
}

/** Splits a name into runs of one font. Combining marks, joiners and spaces use the font of the preceding letter if it has them. */
function runsOf(name: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const letter of name.normalize('NFC')) {
    const hasLetter = (font: Font | undefined): font is Font => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) === true
    const last = runs.at(-1)
    const font = hasLetter(last?.font) ? last.font : fonts.find(hasLetter)
    if (font === undefined) continue
    if (font === last?.font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
