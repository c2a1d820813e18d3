import { words } from './terms.ts'

/** Words that find each other. */
export type Synonyms = readonly (readonly string[])[]

/** A line has at most so many words: a search for one looks for all of them. */
const MAX_WORDS = 20

/**
 * Reads a group from each line; what follows a # is a comment.
 * @returns the groups, and a sentence for each line that is none
 */
export function parseSynonyms(text: string): { groups: Synonyms; problems: string[] } {
  const groups: string[][] = []
  const problems: string[] = []
  for (const [n, line] of text.split('\n').entries()) {
    const given = line
      .replace(/#.*/, '')
      .split(/[\s,]+/u)
      .filter((word) => word !== '')
    if (given.length === 0) continue
    const read = given.map((word) => ({ word, as: words(word) }))
    const wrong = read.find(({ as }) => as.length !== 1)
    if (wrong !== undefined) problems.push(`Line ${n + 1}: "${wrong.word}" is not one word.`)
    else if (given.length === 1) problems.push(`Line ${n + 1}: "${given[0]}" stands alone. A group needs two words.`)
    else if (given.length > MAX_WORDS) problems.push(`Line ${n + 1}: has more than ${MAX_WORDS} words.`)
    else groups.push([...new Set(read.flatMap(({ as }) => as))])
  }
  return { groups, problems }
}

/** For each lexeme those of all words in its groups, itself excluded. @param lexemeOf null for a word that is not searched for */
export function expansionsOf(groups: Synonyms, lexemeOf: (word: string) => string | null): Map<string, readonly string[]> {
  const all = new Map<string, Set<string>>()
  for (const group of groups) {
    const lexemes = group.map(lexemeOf).filter((lexeme) => lexeme !== null)
    for (const lexeme of lexemes) {
      const others = all.get(lexeme) ?? new Set()
      for (const other of lexemes) if (other !== lexeme) others.add(other)
      all.set(lexeme, others)
    }
  }
  return new Map([...all].map(([lexeme, others]) => [lexeme, [...others]]))
}
