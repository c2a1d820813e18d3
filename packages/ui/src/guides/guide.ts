import type * as icons from '../icons.ts'
import type * as kit from '../index.ts'

type Capital<Name extends string> = Name extends Capitalize<Name> ? Name : never

/** A component that the kit exports, by its name. */
export type PartName = Exclude<Capital<keyof typeof kit>, keyof typeof icons>

/**
 * What a designer wants to know of a part before using it. Stands in `*.guide.ts` beside the part, for the pages of Storybook alone: no app and no package has it. Names of
 * parts in backticks become links.
 */
export interface Guide {
  /** When it is the right part. */
  use: string
  /** When it is not, and what is. */
  avoid: string
  /** Its pieces in reading order, and what each is for. */
  anatomy: Readonly<Record<string, string>>
  /** What is written on it, how, and how long. */
  words: string
  /** What each key does, or why it takes none. */
  keys: Readonly<Record<string, string>> | string
  /** What a screen reader says: role, name, state, and what is announced by itself. */
  announced: string
  /** What turns where the page is read from right to left, and what does not. */
  rtl: string
  /** JSX to copy. Its lower-case names are the app's own. */
  code: string
  /** What it stands beside, is made of, or is confused with. */
  neighbours: readonly PartName[]
}

export type Guides = Readonly<Partial<Record<PartName, Guide>>>
