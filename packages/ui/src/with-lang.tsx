import type { ReactNode } from 'react'
import { otherScript } from './labels/script-labels.ts'

const { letters, language } = otherScript

/**
 * A text that people wrote, each run in the other script marked: Devanagari as Hindi on an English page, so that it is read out in that language and gets lines high
 * enough for its vowel signs, and Latin as English on a Hindi one.
 * Other text stays as it is, and so does what is no text.
 */
export function withLang(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !letters.test(text)) return text
  return text.split(new RegExp(letters, 'gu')).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name than their place
      <span key={index} lang={language}>
        {part}
      </span>
    ),
  )
}
