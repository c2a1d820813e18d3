import {
  isTokenAtKeyword,
  isTokenCloseParen,
  isTokenFunction,
  isTokenOpenParen,
  isTokenString,
  isTokenURL,
  tokenize,
} from '@csstools/css-tokenizer'
import { INSIDE, shortened } from '../rows/reference.ts'

/** Functions of CSS in which a string is an address. */
const ADDRESSES = /^(?:url|src|image|(?:-webkit-)?image-set|(?:-webkit-)?cross-fade)$/i

/**
 * What a style would load from outside its SVG, read by the tokens of CSS so that escapes and comments hide nothing; null when nothing.
 * @param css the text of a style element or of any attribute
 */
export function problemOfStyle(css: string): string | null {
  /** The functions and brackets that are open; true where a string is an address. */
  const open: boolean[] = []
  for (const token of tokenize({ css })) {
    if (isTokenAtKeyword(token) && /^import$/i.test(token[4].value)) return 'imports a style sheet'
    if (isTokenFunction(token)) open.push(open.at(-1) === true || ADDRESSES.test(token[4].value))
    else if (isTokenOpenParen(token)) open.push(open.at(-1) === true)
    else if (isTokenCloseParen(token)) open.pop()
    else if (isTokenURL(token) || (isTokenString(token) && open.at(-1) === true)) {
      const target = token[4].value
      if (!INSIDE.test(target)) return `refers to something outside itself (${shortened(target)})`
    }
  }
  return null
}
