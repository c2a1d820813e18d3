import { expect, it } from 'vitest'
import { withMoved, withoutPart, withPart } from './page-of-parts.ts'

const page = withPart(withPart(withPart([], 'Header'), 'Gallery'), 'Gallery')
const names = (placed: typeof page) => placed.map(({ id, name }) => `${name} ${id}`)

it('adds a part at the end, also one that is there already', () => {
  expect(names(page)).toEqual(['Header 1', 'Gallery 2', 'Gallery 3'])
})

it('gives a new part an id that no other has, after one was removed', () => {
  expect(names(withPart(withoutPart(page, 1), 'Footer'))).toEqual(['Gallery 2', 'Gallery 3', 'Footer 4'])
})

it('moves a part a step, and leaves it where it is at an end', () => {
  expect(names(withMoved(page, 3, -1))).toEqual(['Header 1', 'Gallery 3', 'Gallery 2'])
  expect(names(withMoved(page, 1, 1))).toEqual(['Gallery 2', 'Header 1', 'Gallery 3'])
  expect(names(withMoved(page, 1, -1))).toEqual(names(page))
  expect(names(withMoved(page, 3, 1))).toEqual(names(page))
})
