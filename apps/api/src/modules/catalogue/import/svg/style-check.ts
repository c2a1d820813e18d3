import {
  isTokenAtKeyword,
  isTokenCloseParen,
  isTokenFunction,
  isTokenOpenParen,
  isTokenString,
  isTokenURL,
  tokenize,
} from '@csstools/css-tokenizer'
import { INTERNAL, truncated } from '../rows/reference.ts'

/** CSS functions whose string arguments are addresses. */
const URL_FUNCTIONS = /^(?:url|src|image|(?:-webkit-)?image-set|(?:-webkit-)?cross-fade)$/i

/**
 * Why a style is refused: it loads something external; null if it does not. Reads CSS tokens, so escapes and comments hide nothing.
 * @param css the text of a style element or of any attribute
 */
export function problemOfStyle(css: string): string | null {
  /** For each open function or bracket, whether a string inside it is an address. */
  const open: boolean[] = []
  for (const token of tokenize({ css })) {
    if (isTokenAtKeyword(token) && /^import$/i.test(token[4].value)) return 'imports a style sheet'
    if (isTokenFunction(token)) open.push(open.at(-1) === true || URL_FUNCTIONS.test(token[4].value))
    else if (isTokenOpenParen(token)) open.push(open.at(-1) === true)
    else if (isTokenCloseParen(token)) open.pop()
    else if (isTokenURL(token) || (isTokenString(token) && open.at(-1) === true)) {
      const target = token[4].value
      if (!INTERNAL.test(target)) return `contains an external reference (${truncated(target)})`
    }
  }
  return null
}
