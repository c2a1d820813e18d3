export { deleteOldAttempts } from './attempts-store.ts'
export { type At, type Attempt, attemptAt, countAttempt, countedWith, forgive, type LimitName, LIMITS, tooManyAttempts } from './limits.ts'
export { networkOf } from './networks.ts'
