import { twMerge } from 'tailwind-merge'
import { afterEach, expect } from 'vitest'

/** Lists with two classes of equal strength for one property: the order of the style sheet would choose between them, not the part or its caller. */
function clashes(): string[] {
  const lists = [...document.body.querySelectorAll('[class]')].map((element) => element.getAttribute('class') ?? '')
  return [...new Set(lists)].filter((list) => twMerge(list) !== list.trim().replace(/\s+/g, ' '))
}

afterEach(() => {
  expect(clashes()).toEqual([])
})
