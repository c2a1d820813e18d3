import { describe, expect, it } from 'vitest'
import { hasSeenAll } from './index.ts'

describe('a snapshot', () => {
  it.each([
    ['itself', '10:12:10', '10:12:10', true],
    ['an earlier one', '12:12:', '10:12:10', true],
    ['one in which a transaction has ended that still runs in this one', '10:12:10', '11:12:', false],
    ['a later one', '10:12:10', '10:13:10', false],
    ['one in which the same transaction was running', '10:14:10', '10:12:10,11', true],
    ['one before its running transaction began', '10:14:12', '10:12:10', true],
  ])('has seen all of %s or not', (_, snapshot, other, expected) => {
    expect(hasSeenAll(snapshot, other)).toBe(expected)
  })
})
