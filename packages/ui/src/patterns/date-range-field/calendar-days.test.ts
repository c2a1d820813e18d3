import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  countDays,
  dayByKey,
  dayHere,
  faultOf,
  firstWeekdayOf,
  isDay,
  notAfter,
  startOfWeek,
  weeksOf,
  withChosenDay,
} from './calendar-days.ts'

const [monday, sunday] = [1, 7]
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

describe('a day', () => {
  it.each(['2026-11-20', '2028-02-29'])('%s is valid', (text) => expect(isDay(text)).toBe(true))
  it.each(['', '2026-02-30', '2027-02-29', '2026-13-01', '20-11-2026', '12026-11-20', '2026-11-20T00:00'])('%j is invalid', (text) =>
    expect(isDay(text)).toBe(false),
  )
  it('is the local one, even if it is another one in UTC', () => {
    expect(dayHere(new Date(2026, 10, 20, 0, 5))).toBe('2026-11-20')
    expect(dayHere(new Date(2026, 10, 20, 23, 55))).toBe('2026-11-20')
  })
  it('is followed by the next across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })
  it('keeps its number in another month, or becomes the month’s last', () => {
    expect(addMonths('2026-10-31', 1)).toBe('2026-11-30')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  })
  it('is limited to the latest allowed', () => {
    expect(notAfter('2026-12-01', '2026-11-20')).toBe('2026-11-20')
    expect(notAfter('2026-11-19', '2026-11-20')).toBe('2026-11-19')
  })
})

describe('weeks', () => {
  it('start on the locale’s first weekday', () => {
    expect(startOfWeek('2026-11-20', sunday)).toBe('2026-11-15')
    expect(startOfWeek('2026-11-20', monday)).toBe('2026-11-16')
    expect(startOfWeek('2026-11-15', sunday)).toBe('2026-11-15')
    expect(firstWeekdayOf('en-IN')).toBe(7)
    expect(firstWeekdayOf('de-DE')).toBe(1)
  })
  it('contain every day of their month once, in rows of seven', () => {
    const weeks = weeksOf('2026-11', sunday)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks.flat().filter((day) => day !== null)).toEqual(Array.from({ length: 30 }, (_, index) => addDays('2026-11-01', index)))
    expect(weeks[0]?.[0]).toBe('2026-11-01')
    expect(weeksOf('2026-11', monday)[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  })
  it('are four, five or six', () => {
    expect([weeksOf('2026-02', sunday), weeksOf('2026-11', sunday), weeksOf('2026-11', monday)].map((weeks) => weeks.length)).toEqual([
      4, 5, 6,
    ])
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

describe('keys', () => {
  it.each([
    ['ArrowRight', '2026-11-19'],
    ['ArrowLeft', '2026-11-17'],
    ['ArrowDown', '2026-11-25'],
    ['ArrowUp', '2026-11-11'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
    ['PageDown', '2026-12-18'],
    ['PageUp', '2026-10-18'],
  ])('%s leads from 18 to %s', (name, day) => expect(dayByKey('2026-11-18', key(name), sunday, false)).toBe(day))
  it('move by years with Shift', () => expect(dayByKey('2026-11-18', key('PageUp', true), sunday, false)).toBe('2025-11-18'))
  it('are mirrored from right to left', () => {
    expect(dayByKey('2026-11-18', key('ArrowRight'), sunday, true)).toBe('2026-11-17')
    expect(dayByKey('2026-11-18', key('ArrowLeft'), sunday, true)).toBe('2026-11-19')
  })
  it('ignore other keys', () => expect(dayByKey('2026-11-18', key('a'), sunday, false)).toBeNull())
})
