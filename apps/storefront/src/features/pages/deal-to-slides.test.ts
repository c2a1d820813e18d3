import { expect, it } from 'vitest'
import { dealToSlides } from './deal-to-slides.ts'

const item = (_id: string, width: number, height: number) => ({ _id, width, height })
const idsOf = (slides: { _id: string }[][]) => slides.map((slide) => slide.map(({ _id }) => _id).join(''))

it('gives each slide a tall picture first and no picture twice', () => {
  const wide = [...'abcdef'].map((id) => item(id, 3, 2))
  const items = [...wide.slice(0, 3), item('T', 2, 3), ...wide.slice(3), item('U', 2, 3), item('a', 3, 2)]
  expect(idsOf(dealToSlides(items, 2, 3))).toEqual(['Tab', 'Ucd'])
})

it('fills the windows with others where too few are tall, and slides as far as there are pictures', () => {
  expect(idsOf(dealToSlides([item('a', 3, 2), item('b', 3, 2), item('c', 3, 2)], 2, 6))).toEqual(['ac', 'b'])
  expect(dealToSlides([], 2, 6)).toEqual([])
})
