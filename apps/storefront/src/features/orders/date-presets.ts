import type { DateRange } from '@chitra/ui'
import { figuresLocale } from '@chitra/messages/language.ts'
import * as messages from '@chitra/messages/orders.ts'

const names = messages.orders.presets
export type Preset = keyof typeof names

/** The presets of ORD-01, in the order they are offered. */
export const presets = (Object.keys(names) as Preset[]).map((value) => ({ value, label: names[value] }))
export const isPreset = (text: string | null): text is Preset => presets.some(({ value }) => value === text)

/** First and last moment, in the buyer's own time zone; null: no bound. */
export interface Span {
  start: Date | null
  end: Date | null
}

export function spanOf(preset: Preset, now: Date): Span {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  const days = (first: number, last: number): Span => ({ start: new Date(year, month, first), end: endOf(new Date(year, month, last)) })
  const spans: Record<Preset, Span> = {
    all: { start: null, end: null },
    today: days(day, day),
    yesterday: days(day - 1, day - 1),
    'last-7': days(day - 6, day),
    'last-30': days(day - 29, day),
    'this-month': days(1, day),
    'last-month': { start: new Date(year, month - 1, 1), end: endOf(new Date(year, month, 0)) },
  }
  return spans[preset]
}

/** The span of two days as a date field gives them, `yyyy-MM-dd`; an empty one is no bound. */
export function spanOfRange({ from, to }: DateRange): Span {
  const dayOf = (text: string): Date | null => {
    const [year, month, day] = text.split('-').map(Number)
    return year === undefined || month === undefined || day === undefined || !Number.isFinite(year + month + day)
      ? null
      : new Date(year, month - 1, day)
  }
  const [start, last] = [dayOf(from), dayOf(to)]
  return { start, end: last === null ? null : endOf(last) }
}

/** First and last day in words; no bound at all is any time. */
export function spanText({ start, end }: Span): string {
  const { anyTime, span } = messages.orders.sheet
  const day = (date: Date | null) => (date === null ? null : shortDate(date.toISOString()))
  return start === null && end === null ? anyTime : span(day(start), day(end))
}

const endOf = (day: Date): Date => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 23, 59, 59, 999)

/** Day, month and year in figures, in the buyer's time zone: MM/dd/yyyy in English. */
export const shortDate = (iso: string): string =>
  new Date(iso).toLocaleDateString(figuresLocale, { month: '2-digit', day: '2-digit', year: 'numeric' })
