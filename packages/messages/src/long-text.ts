/** A long text of ours, in numbered sections that can be linked to. */
export interface LongText {
  title: string
  /** For search engines and shared links. */
  description: string
  intro: string
  sections: readonly {
    /** The section's place in the address. */
    id: string
    /** Its short name, in the list beside the text. */
    name: string
    title: string
    text: readonly string[]
    /** What, and what about it: a list below the text. */
    list?: readonly (readonly [name: string, text: string])[]
  }[]
}
