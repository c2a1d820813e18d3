export { deleteOldAttempts } from './attempts-store.ts'
export { forgive, formatWait, limit, LIMITS } from './limits.ts'
export { networkOf } from './networks.ts'
