import css from '../theme.css?raw'
import { themeTokens } from '../tokens/theme-tokens.ts'

/** The tokens of theme.css, as the pages of foundations show them. */
export const theme = themeTokens(css)
