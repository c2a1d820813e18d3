import type { orderLabels } from '../../labels/order-labels.ts'
import { isDay, weeksOf, type DateRange } from './calendar-days.ts'

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

const formatter = (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

const short = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** 20 Nov 2026 */
export const dayText = (day: string, locale: string): string => formatter(locale, short).format(noon(day))

/** November 2026 */
export const monthText = (month: string, locale: string): string =>
  formatter(locale, { month: 'long', year: 'numeric' }).format(noon(`${month}-01`))

/** Friday, 20 November 2026: what a screen reader says of a day. */
export function longDayText(locale: string): (day: string) => string {
  const long = formatter(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (day) => long.format(noon(day))
}

/** The heads of the columns: Mon, and Monday for a screen reader. */
export function weekdayTexts(locale: string, firstWeekday: number): { short: string; long: string }[] {
  const [brief, long] = [formatter(locale, { weekday: 'short' }), formatter(locale, { weekday: 'long' })]
  // The second week of any month is whole.
  const week = weeksOf('2026-01', firstWeekday)[1] ?? []
  return week.flatMap((day) => (day === null ? [] : { short: brief.format(noon(day)), long: long.format(noon(day)) }))
}

/** 1–20 Nov 2026; what is open-ended says so, and no day at all is any range. */
export function rangeText({ from, to }: DateRange, labels: typeof orderLabels): string {
  const [first, last] = [isDay(from), isDay(to)]
  if (first && last && from <= to) return formatter(labels.locale, short).formatRange(noon(from), noon(to))
  if (first) return labels.sinceDay(dayText(from, labels.locale))
  if (last) return labels.untilDay(dayText(to, labels.locale))
  return labels.anyRange
}
