import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const columns = [
  { title: 'NAME', cell: ({ name }: { name: string; n: number }) => name },
  { title: 'N', cell: ({ n }: { name: string; n: number }) => String(n), right: true },
]

describe('a table', () => {
  it('is aligned by visible width', () => {
    expect(
      table(columns, [
        { name: 'चित्र', n: 5 },
        { name: 'Lakes', n: 120 },
      ]),
    ).toBe('NAME     N\nचित्र       5\nLakes  120\n')
  })

  it('contains no terminal control sequences', () => {
    expect(table(columns, [{ name: '\u001b[2Ja\nb\u202e', n: 1 }])).toBe('NAME      N\n [2Ja b   1\n')
  })
})
