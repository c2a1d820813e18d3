import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface PaperFont {
  /** npm package below @expo-google-fonts, which has the fonts of Google Fonts as TTF (SIL Open Font License 1.1). */
  package: string
  /** How its files begin. */
  file: string
  family: string
  /** Unicode's name of the script that this font is for, and the language that a screen reader takes for it; null where a font only fills in. */
  script: { name: string; language: string } | null
}

/**
 * What papers are set in, the shop's own font first. For each script the one of whose letters readers of PDF copy the right text (decision 0032); Manrope has
 * Greek, Cyrillic and Vietnamese.
 */
const FONTS: readonly PaperFont[] = [
  { package: 'anek-latin', file: 'AnekLatin', family: 'Anek Latin', script: null },
  notoSans('Devanagari', 'hi'),
  { package: 'hind-siliguri', file: 'HindSiliguri', family: 'Hind Siliguri', script: { name: 'Bengali', language: 'bn' } },
  notoSans('Tamil', 'ta'),
  notoSans('Telugu', 'te'),
  notoSans('Kannada', 'kn'),
  notoSans('Malayalam', 'ml'),
  notoSans('Gujarati', 'gu'),
  notoSans('Gurmukhi', 'pa'),
  notoSans('Oriya', 'or'),
  notoSans('Arabic', 'ur'),
  { package: 'manrope', file: 'Manrope', family: 'Manrope', script: null },
]
/** All weights that a template may ask for: of another one, a font of the system could be nearer. */
const WEIGHTS = ['400Regular', '600SemiBold']

/** The files' contents. */
export const fontBlobs = (): Buffer[] =>
  FONTS.flatMap((font) =>
    WEIGHTS.map((weight) => {
      const name = `@expo-google-fonts/${font.package}/${weight}/${font.file}_${weight}.ttf`
      return readFileSync(fileURLToPath(import.meta.resolve(name)))
    }),
  )

/** For letters.typ, as JSON. */
export const FAMILIES = JSON.stringify(FONTS.map(({ family, script }) => ({ family, script })))

function notoSans(script: string, language: string): PaperFont {
  return {
    package: `noto-sans-${script.toLowerCase()}`,
    file: `NotoSans${script}`,
    family: `Noto Sans ${script}`,
    script: { name: script, language },
  }
}
