/** The first word of a name and the first letters of the others: enough for somebody who knows the name, and no more for anybody else. */
export function shortenName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return [first, ...others.map((word) => `${firstLetterOf(word)}.`)].join(' ')
}

/** With its signs: the first letter of कुमार is कु. */
const firstLetterOf = (word: string): string =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)][0]?.segment ?? ''
