import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Font } from 'fontkit'

/** A word as outlines, 100 units an em, standing on y = 0. */
export interface Word {
  width: number
  /** Height of a capital. */
  ascent: number
  path: string
}

const EM = 100
/** Anek (SIL Open Font Licence) in the scripts that it has, each letter from the first of them that knows it. */
const FILES = [
  import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff2'),
  import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-ext-600-normal.woff2'),
  import.meta.resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-600-normal.woff2'),
]
let fonts: Promise<Font[]> | undefined

/** A name as outlines, so that it looks the same on a machine without fonts. Letters that no font knows are left out; null when none is left. */
export async function outlinesOf(name: string): Promise<Word | null> {
  fonts ??= openFonts()
  let width = 0
  const paths: string[] = []
  for (const { font, text } of runsOf(name, await fonts)) {
    const scale = EM / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      const drawn = glyph.path.scale(scale, -scale).translate(width + xOffset * scale, -yOffset * scale)
      paths.push(drawn.toSVG())
      width += xAdvance * scale
    }
  }
  const path = paths.join('')
  return path === '' ? null : { width, ascent: 66, path }
}

/** Loaded when a watermark is drawn: a shop that only sells needs no fonts. */
async function openFonts(): Promise<Font[]> {
  const { create } = await import('fontkit')
  return FILES.map((file) => create(readFileSync(fileURLToPath(file))) as Font)
}

/** Stretches of one font. Marks, joiners and spaces stay with the letters before them, wherever that font has them. */
function runsOf(name: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const letter of name.normalize('NFC')) {
    const knows = (font: Font | undefined): font is Font => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) === true
    const last = runs.at(-1)
    const font = knows(last?.font) ? last.font : fonts.find(knows)
    if (font === undefined) continue
    if (font === last?.font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}
