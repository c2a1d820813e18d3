import type { CountedPhrases } from './phrases.ts'
import { suggest } from './suggest.ts'

/** Phrases that are looked at for one answer in the thread of requests; for a prefix of more, such as one letter of a million items, the index's thread is asked. */
const MOST_HERE = 20_000
/** Milliseconds for which phrases are used: after that, the index may have them in fewer segments. */
const USED_FOR = 10_000

interface Index {
  phrases(): Promise<readonly CountedPhrases[]>
  suggest(prefix: string, category: number | null, limit: number): Promise<string[]>
}

/**
 * Suggests in the calling thread, from the index's own phrases in shared memory, which are asked for once after each change: a suggestion takes less time than waking
 * the index's thread.
 */
export function createSuggestions() {
  let known: { phrases: Promise<readonly CountedPhrases[]>; until: number } | null = null

  return {
    /** Call it after each change of the index. */
    forget(): void {
      known = null
    },
    async suggest(index: Index, prefix: string, category: number | null, limit: number): Promise<string[]> {
      const now = performance.now()
      if (known === null || known.until < now) known = { phrases: index.phrases(), until: now + USED_FOR }
      const asked = known
      const phrases = await asked.phrases.catch((error: unknown) => {
        if (known === asked) known = null
        throw error
      })
      return suggest(phrases, prefix, { category, limit, most: MOST_HERE }) ?? (await index.suggest(prefix, category, limit))
    },
  }
}
