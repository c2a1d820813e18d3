const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** Milliseconds. Razorpay documents an exponential back-off for 24 hours, but not its steps. */
export const usualRetryDelays = [second, 5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour]

/** Milliseconds after an event's creation during which it is retried (razorpay.com/docs/webhooks/best-practices). */
export const deliveryWindow = 24 * hour

/** Milliseconds to wait after this many failed attempts. The last delay repeats. */
export function waitAfter(attempts: number, delays: number[]): number {
  return delays[Math.min(attempts, delays.length) - 1] ?? hour
}
