/** A heading or a paragraph of a licence's text. */
export interface LicencePart {
  isHeading: boolean
  text: string
}

/** The parts of a licence's text, which is plain: an empty line ends a part, and one that begins with `# ` is a heading. */
export const licenceParts = (body: string): LicencePart[] =>
  body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('# ') ? { isHeading: true, text: part.slice(2) } : { isHeading: false, text: part }))
