import { describe, expect, it } from 'vitest'
import type { Entry } from './entry.ts'
import { createMemoryIndex } from './memory-index.ts'
import { createSuggestions } from './suggestions.ts'

const entry = (id: number, phrase: string): Entry => ({
  id,
  hash: id,
  score: 0,
  created: 0,
  category: 1,
  orient: 0,
  height: 0,
  width: 0,
  price: 0,
  palette: [],
  covered: false,
  terms: [],
  phrases: [phrase],
})

/** An index that counts what its thread would be asked. */
function counted(entries: readonly Entry[]) {
  const index = createMemoryIndex()
  index.apply(entries, [])
  const asked = { phrases: 0, suggest: 0 }
  let isGone = false
  return {
    index,
    asked,
    leave: (gone: boolean) => void (isGone = gone),
    calls: {
      phrases: async () => {
        asked.phrases += 1
        if (isGone) throw new Error('gone')
        return index.phrases()
      },
      suggest: async (...given: Parameters<typeof index.suggest>) => {
        asked.suggest += 1
        return index.suggest(...given)
      },
    },
  }
}

describe('suggestions in the thread of requests', () => {
  it('ask for the phrases once until the index changes', async () => {
    const { index, calls, asked } = counted([entry(1, 'tea'), entry(2, 'teak')])
    const suggestions = createSuggestions()
    expect(await suggestions.suggest(calls, 'te', null, 5)).toEqual(['tea', 'teak'])
    expect(await suggestions.suggest(calls, 'teak', 1, 5)).toEqual(['teak'])
    expect(await suggestions.suggest(calls, 'teak', 2, 5)).toEqual([])
    expect(asked).toEqual({ phrases: 1, suggest: 0 })
    index.apply([entry(3, 'tent')], [2])
    suggestions.forget()
    expect(await suggestions.suggest(calls, 'te', null, 5)).toEqual(['tea', 'tent'])
    expect(asked).toEqual({ phrases: 2, suggest: 0 })
  })

  it('leave a prefix of very many phrases to the thread of the index', async () => {
    const many = Array.from({ length: 20_001 }, (_, n) => entry(n + 1, `a${n.toString(36).padStart(4, '0')}`))
    const { calls, asked } = counted([...many, entry(30_000, 'boat')])
    const suggestions = createSuggestions()
    expect(await suggestions.suggest(calls, 'a', null, 2)).toEqual(['a0000', 'a0001'])
    expect(asked.suggest).toBe(1)
    expect(await suggestions.suggest(calls, 'a00', null, 1)).toEqual(['a0000'])
    expect(await suggestions.suggest(calls, 'b', null, 1)).toEqual(['boat'])
    expect(asked).toEqual({ phrases: 1, suggest: 1 })
  })

  it('ask again after the index could not answer', async () => {
    const { calls, leave } = counted([entry(1, 'tea')])
    const suggestions = createSuggestions()
    leave(true)
    await expect(suggestions.suggest(calls, 'te', null, 5)).rejects.toThrow('gone')
    leave(false)
    expect(await suggestions.suggest(calls, 'te', null, 5)).toEqual(['tea'])
  })
})
