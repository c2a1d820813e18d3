/** The arithmetic of days. A day is text, yyyy-MM-dd: without a time zone, and in order as text. */

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

/** The day of a date in the device's time zone. */
export function dayHere(date: Date): string {
  return dayAt(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
}

/** The date with which a day begins in the device's time zone. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00`)

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

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Browsers give the week by a method, older ones by a property, some not at all. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** The first weekday of a locale, as `Date` numbers them (0 is Sunday); Sunday, as in India, if the browser does not know. */
export function firstWeekdayOf(locale: string): Weekday {
  const region: WeekLocale = new Intl.Locale(locale)
  const first = (region.getWeekInfo?.() ?? region.weekInfo)?.firstDay ?? 7
  return (first % 7) as Weekday
}
