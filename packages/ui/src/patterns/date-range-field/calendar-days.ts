/**
 * The arithmetic of a calendar. A day is text, yyyy-MM-dd, and a month yyyy-MM: without a time zone, and in order as text. Weekdays are
 * numbered after ISO 8601, from 1 (Monday) to 7 (Sunday).
 */

/** Calendar days as yyyy-MM-dd; empty is open-ended. */
export interface DateRange {
  /** The first day. */
  from: string
  /** The last day, included. */
  to: string
}

const millisecondsADay = 86_400_000

const moment = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** True for a day that exists: 2026-02-30 does not. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(moment(text)) && dayAt(moment(text)) === text
}

/** Today in the device's time zone. */
export function dayHere(now: Date): string {
  return dayAt(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
}

export function addDays(day: string, count: number): string {
  return dayAt(moment(day) + count * millisecondsADay)
}

/** The same day of another month, or that month's last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)))
}

export const monthOf = (day: string): string => day.slice(0, 7)

const weekdayOf = (day: string): number => ((new Date(moment(day)).getUTCDay() + 6) % 7) + 1

/** The first day of a day's week. */
export function startOfWeek(day: string, firstWeekday: number): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
}

/** A month's weeks, seven days each; null where a day belongs to another month. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const weeks: (string | null)[][] = []
  for (let start = startOfWeek(`${month}-01`, firstWeekday); monthOf(start) <= month; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((day) => (monthOf(day) === month ? day : null)))
  }
  return weeks
}

/** The number of days in a range, first and last included. */
export function countDays({ from, to }: DateRange): number {
  return (moment(to) - moment(from)) / millisecondsADay + 1
}

export const notAfter = (day: string, latest: string): string => (day > latest ? latest : day)

/** Two days as a range, whichever was chosen first. */
export function rangeBetween(one: string, other: string): DateRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}

/** The range after choosing a day, which starts a new one or ends the started one. */
export function withChosenDay(range: DateRange, day: string): DateRange {
  return range.from !== '' && range.to === '' ? rangeBetween(range.from, day) : { from: day, to: '' }
}

/** The day that a key of the ARIA grid pattern moves to; null for other keys. */
export function dayByKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  firstWeekday: number,
  rtl: boolean,
): string | null {
  const forward = rtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward)
    case 'ArrowLeft':
      return addDays(day, -forward)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return startOfWeek(day, firstWeekday)
    case 'End':
      return addDays(startOfWeek(day, firstWeekday), 6)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    default:
      return null
  }
}

/** Why a range is invalid. */
export type RangeFault = 'empty' | 'first-too-late' | 'last-too-late' | 'backwards'

/** What is wrong with a range that must not end after `latest`; null if it is valid. */
export function faultOf({ from, to }: DateRange, latest: string): RangeFault | null {
  if (from === '' && to === '') return 'empty'
  if (from > latest) return 'first-too-late'
  if (to > latest) return 'last-too-late'
  if (to !== '' && to < from) return 'backwards'
  return null
}

/** Browsers give the week by a method, older ones by a property, some not at all. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** The first weekday of a locale; Sunday, as in India, if the browser does not know. */
export function firstWeekdayOf(locale: string): number {
  const region: WeekLocale = new Intl.Locale(locale)
  return (region.getWeekInfo?.() ?? region.weekInfo)?.firstDay ?? 7
}
