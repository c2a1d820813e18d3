import { describe, expect, it } from 'vitest'
import { csvRow, inRupees } from './csv.ts'

describe('CSV', () => {
  it('writes paise as plain rupees', () => {
    expect([0, 5, 29, 100, 24_950, 1_00_000_00, Number.MAX_SAFE_INTEGER].map(inRupees)).toEqual([
      '0.00',
      '0.05',
      '0.29',
      '1.00',
      '249.50',
      '100000.00',
      '90071992547409.91',
    ])
  })

  it('quotes what would tear a line, and lets no name become a formula', () => {
    expect(csvRow(['a', 'b, c', 'say "no"', 'two\nlines', ''])).toBe('a,"b, c","say ""no""","two\nlines",\r\n')
    expect(csvRow(['=1+1', '+1', '-1', '@x', 'a=b'])).toBe("'=1+1,'+1,'-1,'@x,a=b\r\n")
  })
})
