import { describe, expect, it } from 'vitest'
import { csvOf } from '../platform/csv.ts'

describe('CSV', () => {
  it('quotes special characters, and prevents formulas', () => {
    expect(csvOf([['a', 'b, c', 'say "no"', 'two\nlines', '']])).toBe('a,"b, c","say ""no""","two\nlines",\r\n')
    expect(csvOf([['=1+1', '+1', '-1', '@x', 'a=b']])).toBe("'=1+1,'+1,'-1,'@x,a=b\r\n")
  })
})
