import { dayInIndia } from '@chitra/gst/financial-year.ts'
import type { Language } from '@chitra/paths'

/** A document's date: UTC. */
export interface Moment {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** `24 November 2026`, in India; `24 नवंबर 2026` in Hindi. */
export function dayOf(at: string, language: Language): string {
  const day = new Date(`${dayInIndia(new Date(at))}T00:00:00Z`)
  return new Intl.DateTimeFormat(`${language}-IN`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day)
}

/** Of an ISO 8601 date, for a document's own date. */
export function momentOf(at: string): Moment {
  const date = new Date(at)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

/** Letters that no paper shows, and those that would change the order of what stands beside them: control characters and marks of direction. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu

/** Every text of `data` without unprintable letters; composed, as fonts have them. */
export function printable<T>(data: T): T {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(UNPRINTABLE, ' ').toWellFormed().normalize('NFC').trim() : value,
  ) as T
}
