/** A pattern for `like` and `ilike` that matches a text anywhere; its own `%`, `_` and `\` count as letters. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
