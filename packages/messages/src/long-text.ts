/** A long text in numbered sections that can be linked to. */
export interface LongText {
  title: string
  /** For search engines and shared links. */
  description: string
  intro: string
  sections: readonly {
    /** The section's fragment in the address. */
    id: string
    /** Its short name, in the table of contents. */
    name: string
    title: string
    text: readonly string[]
    /** A list of terms and explanations below the text. */
    list?: readonly (readonly [name: string, text: string])[]
  }[]
}
