import { InvalidArgumentError } from 'commander'
import { describe, expect, it } from 'vitest'
import { dayOf, minuteOf, nextDay, startOfDay } from './days.ts'

describe('days', () => {
  it('start and end at midnight in India', () => {
    expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z')
    expect(nextDay(startOfDay('2026-12-31')).toISOString()).toBe('2026-12-31T18:30:00.000Z')
    expect(dayOf(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20')
    expect(minuteOf(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21 00:00')
  })

  it('must exist in the calendar', () => {
    expect(startOfDay('2028-02-29').toISOString()).toBe('2028-02-28T18:30:00.000Z')
    for (const bad of ['2026-02-29', '2026-06-31', '2026-13-01', '26-01-01', '2026-1-1', 'today', '', '2026-11-21T00:00'])
      expect(() => startOfDay(bad)).toThrow(InvalidArgumentError)
  })
})
