import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../testing/items.ts'
import { type ShopAndCommands, shopAndCommands } from './testing.ts'

describe('synonyms by command', { timeout: 240_000 }, () => {
  let at: ShopAndCommands
  beforeAll(async () => {
    at = await shopAndCommands('postgres')
    await addItem(at.shop().services, { name: 'A veena', keywords: ['strings'] })
  })
  afterAll(() => at.remove())

  const count = async (search: string): Promise<number> => {
    // As the shop does every minute.
    await at.shop().services.search.settle()
    return (await (await at.shop().visitor()).call('listImages', { query: { search } })).body.data.count
  }

  it('are shown, replaced by a file, and reset; a running shop searches by them', async () => {
    expect(await at.chitra('synonyms')).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^diya deepak .*दीपक$/m) })
    expect(await count('sarasvati')).toBe(0)
    const file = join(at.shop().dataDir, 'synonyms.txt')
    writeFileSync(file, 'veena, sarasvati, वीणा\n')
    expect(await at.chitra('synonyms', '--file', file)).toEqual({ code: 0, err: '', out: 'Groups of words that find each other: 1.\n' })
    expect([await count('sarasvati'), await count('वीणा'), await count('sarasvati strings')]).toEqual([1, 1, 1])
    expect(await at.chitra('synonyms', '--reset')).toMatchObject({ code: 0 })
    expect(await count('sarasvati')).toBe(0)
  })

  it('are refused with the line that is wrong, and stay as they were', async () => {
    const file = join(at.shop().dataDir, 'wrong.txt')
    writeFileSync(file, 'veena sarasvati\nalone\n')
    expect(await at.chitra('synonyms', '--file', file)).toEqual({
      code: 2,
      out: '',
      err: 'Line 2: "alone" stands alone. A group needs two words.\n',
    })
    expect(await count('sarasvati')).toBe(0)
  })
})
