import { twMerge } from 'tailwind-merge'
import { afterEach, expect } from 'vitest'

/** A list that reaches `cn` alone is not merged: of two classes for one property, the style sheet's order would choose, not the part. */
function clashes(): string[] {
  const lists = [...document.body.querySelectorAll('[class]')].map((element) => element.getAttribute('class') ?? '')
  return [...new Set(lists)].filter((list) => twMerge(list) !== list.trim().replace(/\s+/g, ' '))
}

afterEach(() => {
  expect(clashes()).toEqual([])
})
