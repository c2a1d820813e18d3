import { LRUCache } from 'lru-cache'
import type { Answer, Question } from '../engine.ts'

/** Answers that are kept: of some two hundred bytes each. */
const MAX_KEPT = 10_000
/** Items on a page that is kept. */
const MAX_ITEMS = 30
/** Characters of a question; the answer to a longer one is not kept. */
const MAX_KEY = 250

/**
 * Keeps first pages until the index changes. An item's page asks for those of its first keywords, which many items share: waking the index's thread costs several
 * times what the search itself does.
 */
export function createKeptPages() {
  const kept = new LRUCache<string, Answer>({ max: MAX_KEPT })
  let changes = 0

  const keyOf = (question: Question): string | null => {
    // Some of all items are asked for by one item's page, or once.
    if (question.offset > 0 || question.limit > MAX_ITEMS || question.among !== null) return null
    const key = JSON.stringify(question)
    return key.length > MAX_KEY ? null : key
  }

  return {
    /** Call it after each change of the index. */
    forget(): void {
      changes += 1
      kept.clear()
    },
    async find(question: Question, ask: () => Promise<Answer | null>): Promise<Answer | null> {
      const key = keyOf(question)
      const found = key === null ? undefined : kept.get(key)
      if (found !== undefined) return found
      const before = changes
      const answer = await ask()
      // What was asked before a change may be answered after it.
      if (key !== null && answer !== null && changes === before) kept.set(key, answer)
      return answer
    },
  }
}
