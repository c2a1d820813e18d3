import type { ReactNode } from 'react'

/** Devanagari letters, including what is between them. */
const DEVANAGARI = /(\p{Script=Devanagari}(?:[^\p{L}]*\p{Script=Devanagari})*)/u

/**
 * A text that people wrote, each run of Devanagari marked as Hindi, so that it is read out in that language and gets lines high enough for its vowel signs.
 * Other text stays as it is, and so does what is no text.
 */
export function withLang(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !DEVANAGARI.test(text)) return text
  return text.split(new RegExp(DEVANAGARI, 'gu')).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name than their place
      <span key={index} lang="hi">
        {part}
      </span>
    ),
  )
}
