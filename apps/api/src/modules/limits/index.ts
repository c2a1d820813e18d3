export { deleteOldAttempts } from './attempts-store.ts'
export { type Attempt, attemptAt, countedWith, forgive, limit, type LimitName, LIMITS, tooManyAttempts } from './limits.ts'
export { networkOf } from './networks.ts'
