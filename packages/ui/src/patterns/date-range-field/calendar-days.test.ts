import { describe, expect, it } from 'vitest'
import { countDays, dateOf, dayHere, faultOf, firstWeekdayOf, isDay, notAfter, withChosenDay } from './calendar-days.ts'

describe('a day', () => {
  it.each(['2026-11-20', '2028-02-29'])('%s is valid', (text) => expect(isDay(text)).toBe(true))
  it.each(['', '2026-02-30', '2027-02-29', '2026-13-01', '20-11-2026', '12026-11-20', '2026-11-20T00:00'])('%j is invalid', (text) =>
    expect(isDay(text)).toBe(false),
  )
  it('is the local one, even if it is another one in UTC', () => {
    expect(dayHere(new Date(2026, 10, 20, 0, 5))).toBe('2026-11-20')
    expect(dayHere(new Date(2026, 10, 20, 23, 55))).toBe('2026-11-20')
  })
  it('is a date of the device’s time zone and back', () => {
    expect(dateOf('2028-02-29')).toEqual(new Date(2028, 1, 29))
    for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2026-12-31']) expect(dayHere(dateOf(day))).toBe(day)
  })
  it('is limited to the latest allowed', () => {
    expect(notAfter('2026-12-01', '2026-11-20')).toBe('2026-11-20')
    expect(notAfter('2026-11-19', '2026-11-20')).toBe('2026-11-19')
  })
})

describe('weeks', () => {
  it('start on the locale’s first weekday', () => {
    expect(firstWeekdayOf('en-IN')).toBe(0)
    expect(firstWeekdayOf('de-DE')).toBe(1)
  })
})

describe('a range', () => {
  it('includes its first and last day', () => {
    expect(countDays({ from: '2026-11-20', to: '2026-11-20' })).toBe(1)
    expect(countDays({ from: '2026-10-22', to: '2026-11-20' })).toBe(30)
  })
  it('starts with the first choice, ends with the second in either order, and restarts with the third', () => {
    const begun = withChosenDay({ from: '', to: '' }, '2026-11-12')
    expect(begun).toEqual({ from: '2026-11-12', to: '' })
    expect(withChosenDay(begun, '2026-11-14')).toEqual({ from: '2026-11-12', to: '2026-11-14' })
    const backwards = withChosenDay(begun, '2026-11-03')
    expect(backwards).toEqual({ from: '2026-11-03', to: '2026-11-12' })
    expect(withChosenDay(backwards, '2026-11-05')).toEqual({ from: '2026-11-05', to: '' })
  })
  it.each([
    ['', '', 'empty'],
    ['2026-11-21', '', 'first-too-late'],
    ['2026-11-01', '2026-11-21', 'last-too-late'],
    ['2026-11-12', '2026-11-03', 'backwards'],
    ['2026-11-12', '', null],
    ['', '2026-11-12', null],
    ['2026-11-20', '2026-11-20', null],
  ])('from %j to %j: %s', (from, to, fault) => expect(faultOf({ from, to }, '2026-11-20')).toBe(fault))
})
