import { expect, it } from 'vitest'
import type { Word } from './dictionary.ts'
import { partsOf } from './related.ts'

const word = (id: number, df: number): Word => [{ id, df, titleDf: 0 }]
const [rare, common, commonest] = [word(1, 2), word(2, 50), word(3, 900)]

it.each([
  ['one word', [rare], true, []],
  ['one word beside an unknown one', [rare], false, [[rare]]],
  ['two words: each alone, the rarest first', [common, rare], true, [[rare], [common]]],
  ['two words beside an unknown one: both, then each alone', [common, rare], false, [[common, rare], [rare], [common]]],
  [
    'three words: without the commonest, without the next, without the rarest, then each alone',
    [commonest, rare, common],
    true,
    [[rare, common], [rare, commonest], [common, commonest], [rare], [common], [commonest]],
  ],
  ['none', [], false, []],
])('takes a search apart: %s', (_, words, isComplete, parts) => {
  expect(partsOf(words, isComplete)).toEqual(parts)
})
