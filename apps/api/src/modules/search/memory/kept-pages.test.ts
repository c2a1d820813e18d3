import { describe, expect, it } from 'vitest'
import type { Answer, Question } from '../engine.ts'
import { EVERY_ITEM } from '../../../testing/every-item.ts'
import { createKeptPages } from './kept-pages.ts'

const QUESTION: Question = { ...EVERY_ITEM, terms: [[7]], limit: 12 }

/** An index that counts what it is asked. */
function counting() {
  let asked = 0
  return { ask: async (): Promise<Answer> => ({ ids: [(asked += 1)], count: 1 }), asked: () => asked }
}

describe('the first page of a search', () => {
  it('is asked for once until the index changes', async () => {
    const pages = createKeptPages()
    const { ask } = counting()
    const first = await pages.find(QUESTION, ask)
    expect(await pages.find({ ...QUESTION }, ask)).toBe(first)
    expect(await pages.find({ ...QUESTION, terms: [[8]] }, ask)).not.toEqual(first)
    pages.forget()
    expect(await pages.find(QUESTION, ask)).not.toEqual(first)
  })

  it('is not kept if the index changed while it was asked for, or could not answer', async () => {
    const pages = createKeptPages()
    const { ask, asked } = counting()
    await pages.find(QUESTION, async () => {
      pages.forget()
      return await ask()
    })
    expect(await pages.find(QUESTION, async () => null)).toBe(null)
    await pages.find(QUESTION, ask)
    expect(asked()).toBe(2)
  })

  it('is kept alone: no later page, no long one, none of a long question, and none among given items', async () => {
    const pages = createKeptPages()
    const { ask, asked } = counting()
    const terms = Array.from({ length: 60 }, (_, n) => [1_000 + n])
    for (const question of [
      { ...QUESTION, offset: 12 },
      { ...QUESTION, limit: 100 },
      { ...QUESTION, terms },
      { ...QUESTION, among: [1, 2] },
    ]) {
      await pages.find(question, ask)
      await pages.find(question, ask)
    }
    expect(asked()).toBe(8)
  })
})
