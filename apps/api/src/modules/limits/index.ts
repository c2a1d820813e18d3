export { deleteOldAttempts } from './attempts-store.ts'
export { countedWith, forgive, limit, LIMITS, tooManyAttempts } from './limits.ts'
export { networkOf } from './networks.ts'
