export { forgetAttempts } from './attempts-store.ts'
export { forgive, inWords, limit, LIMITS } from './limits.ts'
export { networkOf } from './networks.ts'
