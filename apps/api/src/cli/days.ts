import { InvalidArgumentError } from 'commander'

/** Days are days in India, wherever the server runs: UTC+05:30 all year. */
const OFFSET = '+05:30'
const ZONE = 'Asia/Kolkata'
/** Milliseconds. */
const DAY = 86_400_000

const asDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' })
const asTime = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' })

/** `2026-11-21` */
export const dayOf = (time: Date): string => asDay.format(time)
/** `2026-11-21 18:05` */
export const minuteOf = (time: Date): string => `${dayOf(time)} ${asTime.format(time)}`

/** The start of a day `yyyy-MM-dd`. Throws InvalidArgumentError, which commander prints, for an invalid day. */
export function startOfDay(day: string): Date {
  const start = new Date(`${day}T00:00:00${OFFSET}`)
  // JavaScript reads 31 June as 1 July.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(start.getTime()) || dayOf(start) !== day)
    throw new InvalidArgumentError('It must be a day such as 2026-11-21.')
  return start
}

export const nextDay = (start: Date): Date => new Date(start.getTime() + DAY)
