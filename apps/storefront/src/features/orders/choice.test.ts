import { describe, expect, it } from 'vitest'
import { choose, itemsOf, MOST, NOTHING } from './choice.ts'

const rows = (count: number, from = 0) => Array.from({ length: count }, (_, n) => ({ id: `o-${from + n}`, itemId: `i${from + n}` }))
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id)

describe('a choice of orders', () => {
  it('keeps what was chosen on other pages, and loses what is chosen no more', () => {
    const [first, second] = [rows(2), rows(2, 2)]
    const one = choose(NOTHING, first, { ids: ids(first), selected: true }).choice
    const both = choose(one, second, { ids: ['o-3'], selected: true }).choice
    expect(itemsOf(both)).toEqual(['i0', 'i1', 'i3'])
    expect(itemsOf(choose(both, second, { ids: ['o-0'], selected: false }).choice)).toEqual(['i1', 'i3'])
  })

  it('counts an item once that was bought twice', () => {
    const twice = [
      { id: 'first-i1', itemId: 'i1' },
      { id: 'second-i1', itemId: 'i1' },
    ]
    expect(itemsOf(choose(NOTHING, twice, { ids: ids(twice), selected: true }).choice)).toEqual(['i1'])
  })

  it('holds no more than one zip may, and says so', () => {
    const full = choose(NOTHING, rows(MOST), { ids: ids(rows(MOST)), selected: true })
    expect([full.choice.size, full.isCut]).toEqual([MOST, false])
    const more = choose(full.choice, rows(1, MOST), { ids: [`o-${MOST}`], selected: true })
    expect([more.choice.size, more.isCut, more.choice.has(`o-${MOST}`)]).toEqual([MOST, true, false])
  })
})
