import type { orderLabels } from '../../labels/order-labels.ts'
import { isDay, type DateRange } from './calendar-days.ts'

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

const formatter = (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

const short = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** 20 Nov 2026 */
export const dayText = (day: string, locale: string): string => formatter(locale, short).format(noon(day))

/** The texts of a calendar, of dates in the device's time zone. */
export function dateTexts(locale: string): Record<'month' | 'weekday' | 'longWeekday' | 'longDay', (date: Date) => string> {
  const by = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locale, options)
    return (date: Date) => format(date)
  }
  return {
    // November 2026
    month: by({ month: 'long', year: 'numeric' }),
    // Fri
    weekday: by({ weekday: 'short' }),
    longWeekday: by({ weekday: 'long' }),
    // Friday, 20 November 2026: what a screen reader says of a day.
    longDay: by({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  }
}

/** 1–20 Nov 2026; what is open-ended says so, and no day at all is any range. */
export function rangeText({ from, to }: DateRange, labels: typeof orderLabels): string {
  const [first, last] = [isDay(from), isDay(to)]
  if (first && last && from <= to) return formatter(labels.locale, short).formatRange(noon(from), noon(to))
  if (first) return labels.sinceDay(dayText(from, labels.locale))
  if (last) return labels.untilDay(dayText(to, labels.locale))
  return labels.anyRange
}
