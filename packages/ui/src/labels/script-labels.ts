/** In which letters a text is in another language than the page, where the one who wrote it did not say: read out in that language, and in lines as high as it needs. */
export const otherScript = {
  /** With what is between them. */
  letters: /(\p{Script=Devanagari}(?:[^\p{L}]*\p{Script=Devanagari})*)/u,
  /** BCP 47. */
  language: 'hi',
}
