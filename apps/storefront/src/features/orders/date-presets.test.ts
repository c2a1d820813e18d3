import { describe, expect, it } from 'vitest'
import { shortDate, spanOf, spanOfRange, spanText } from './date-presets.ts'

const now = new Date(2026, 2, 15, 13, 30)
const days = ({ start, end }: { start: Date | null; end: Date | null }) =>
  [start, end].map((date) => (date === null ? null : date.toLocaleString('sv-SE').slice(0, 16)))

describe('date presets', () => {
  it('span whole days in the buyer’s time zone [ORD-01]', () => {
    expect(days(spanOf('today', now))).toEqual(['2026-03-15 00:00', '2026-03-15 23:59'])
    expect(days(spanOf('yesterday', now))).toEqual(['2026-03-14 00:00', '2026-03-14 23:59'])
    expect(days(spanOf('last-7', now))).toEqual(['2026-03-09 00:00', '2026-03-15 23:59'])
    expect(days(spanOf('last-30', now))).toEqual(['2026-02-14 00:00', '2026-03-15 23:59'])
    expect(days(spanOf('this-month', now))).toEqual(['2026-03-01 00:00', '2026-03-15 23:59'])
    expect(days(spanOf('last-month', now))).toEqual(['2026-02-01 00:00', '2026-02-28 23:59'])
    expect(days(spanOf('last-month', new Date(2026, 0, 31)))).toEqual(['2025-12-01 00:00', '2025-12-31 23:59'])
  })

  it('accept any range, open on either side [ORD-01]', () => {
    expect(days(spanOfRange({ from: '2026-03-01', to: '2026-03-02' }))).toEqual(['2026-03-01 00:00', '2026-03-02 23:59'])
    expect(days(spanOfRange({ from: '', to: '' }))).toEqual([null, null])
  })

  it('are named on the printed sheet', () => {
    expect(spanText(spanOf('all', now))).toBe('Any time')
    expect(spanText(spanOf('today', now))).toBe('03/15/2026')
    expect(spanText(spanOf('last-month', now))).toBe('02/01/2026 to 02/28/2026')
    expect(spanText(spanOfRange({ from: '2026-03-01', to: '' }))).toBe('since 03/01/2026')
    expect(spanText(spanOfRange({ from: '', to: '2026-03-01' }))).toBe('until 03/01/2026')
  })

  it('are written MM/dd/yyyy [ORD-03]', () => {
    expect(shortDate(new Date(2026, 2, 5, 12).toISOString())).toBe('03/05/2026')
  })
})
