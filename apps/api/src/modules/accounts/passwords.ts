import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes: OWASP's minimum, about 0.1 s of one core. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Hashes at once, and how many may wait: past that the answer is 503 rather than a queue nobody sees the end of. */
const AT_ONCE = 2
const WAITING = 100

export class TooBusy extends Error {}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw new TooBusy('too many passwords are being checked')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

let decoy: Promise<string> | undefined

/** Checks a password; without an account it does the same work on a decoy, so that the time taken tells nothing. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const against = stored ?? (await decoy)
  const fits = await inTurn(() => verify(against, password))
  return stored !== null && fits
}
