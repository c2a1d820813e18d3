import { describe, expect, it } from 'vitest'
import { nearestOf } from '../../../testing/looks.ts'
import { random } from '../../../testing/random.ts'
import { type Look, lookToBytes, SIZE } from '../look.ts'
import { createLookTable, type LookTable } from './look-table.ts'

describe('the table of looks', () => {
  const next = random(49)
  const below = (n: number) => Math.floor(next() * n)
  const randomLook = (): Look => Int8Array.from({ length: SIZE }, () => below(255) - 127)
  const put = (table: LookTable, looks: readonly (readonly [number, Look])[]) =>
    table.put(
      looks.map(([id]) => id),
      Buffer.concat(looks.map(([, look]) => lookToBytes(look))),
    )
  const found = (table: LookTable, look: Look, limit: number) => {
    const { ids, dots } = table.nearest(look, limit)
    return Array.from(ids, (itemId, n) => ({ itemId, dot: dots[n] }))
  }

  it('finds exactly the most alike after any additions, replacements and removals', () => {
    const table = createLookTable()
    const all = new Map<number, Look>()
    for (let round = 0; round < 12; round += 1) {
      const added = new Map(Array.from({ length: 1_500 }, () => [1 + below(12_000), randomLook()] as const))
      put(table, [...added])
      for (const [id, look] of added) all.set(id, look)
      const removed = Array.from({ length: 500 }, () => 1 + below(12_000))
      table.remove(removed)
      for (const id of removed) all.delete(id)
      const asked = randomLook()
      for (const limit of [1, 10, 1_000]) expect(found(table, asked, limit)).toEqual(nearestOf(all, asked, limit))
      expect(table.size()).toBe(all.size)
    }
    expect(table.size()).toBeGreaterThan(4_096)
  })

  it('takes the lower ids of equal looks, in whatever order they came', () => {
    const table = createLookTable()
    const look = randomLook()
    const ids = Array.from({ length: 9_000 }, (_, n) => n + 1).toSorted(() => next() - 0.5)
    put(
      table,
      ids.map((id) => [id, look] as const),
    )
    expect([...table.nearest(look, 50).ids]).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  })

  it('multiplies the greatest numbers there are without a loss', () => {
    const table = createLookTable()
    put(table, [[7, new Int8Array(SIZE).fill(-128)]])
    expect(found(table, new Int8Array(SIZE).fill(-128), 1)).toEqual([{ itemId: 7, dot: SIZE * 128 ** 2 }])
    expect(found(table, new Int8Array(SIZE).fill(127), 1)).toEqual([{ itemId: 7, dot: -SIZE * 128 * 127 }])
  })

  it('answers of nothing, and nothing at all', () => {
    const table = createLookTable()
    expect(found(table, randomLook(), 10)).toEqual([])
    put(table, [[1, randomLook()]])
    expect(found(table, randomLook(), 0)).toEqual([])
    table.remove([1])
    expect(found(table, randomLook(), 10)).toEqual([])
  })
})
