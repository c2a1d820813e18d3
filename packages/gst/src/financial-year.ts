/** India's time is five and a half hours ahead of UTC, all year. Milliseconds. */
const INDIA = 5.5 * 60 * 60_000

/** The day in India, as `2026-11-24`. */
export const dayInIndia = (at: Date): string => new Date(at.getTime() + INDIA).toISOString().slice(0, 10)

/** `2627` for the financial year from 1 April 2026 to 31 March 2027, in India's time. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = dayInIndia(at).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${String(first % 100).padStart(2, '0')}${String((first + 1) % 100).padStart(2, '0')}`
}

/** When a month of India begins and the next one does. @param month as `2026-11` */
export function monthInIndia(month: string): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const start = (index: number) => new Date(Date.UTC(year, index, 1) - INDIA)
  return { from: start(number - 1), to: start(number) }
}
