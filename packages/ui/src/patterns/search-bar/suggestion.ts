import type { PictureData } from '../../primitives/picture/picture.tsx'

/** `idle` shows nothing; `ready` shows the suggestions, or says that there are none. */
export type SuggestionStatus = 'idle' | 'loading' | 'ready'

export interface Suggestion {
  /** What is searched when it is chosen; each once. */
  text: string
  /** Beside it, formatted: '926 results'. */
  note?: string | undefined
  /** Of what it finds. */
  picture?: PictureData | undefined
}
