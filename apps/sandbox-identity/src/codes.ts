import { randomBytes } from 'node:crypto'
import type { Person } from './people.ts'

/** What was agreed when a person was chosen. */
export interface Grant {
  person: Person
  redirectUri: string
  nonce: string
  /** PKCE, RFC 7636; empty where none was sent. */
  challenge: string
}

/** Milliseconds that a code is good for. */
const LIFE = 5 * 60_000

/** Codes and tokens that are good for a while: random, and kept in memory alone. */
export function createCodes<T>(): { give(value: T): string; find(code: string): T | undefined; take(code: string): T | undefined } {
  const kept = new Map<string, { value: T; until: number }>()
  const find = (code: string): T | undefined => {
    const found = kept.get(code)
    return found !== undefined && found.until > Date.now() ? found.value : undefined
  }
  return {
    give(value) {
      for (const [code, { until }] of kept) if (until <= Date.now()) kept.delete(code)
      const code = randomBytes(24).toString('base64url')
      kept.set(code, { value, until: Date.now() + LIFE })
      return code
    },
    find,
    take(code) {
      const value = find(code)
      kept.delete(code)
      return value
    },
  }
}
