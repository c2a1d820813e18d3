export { checkHealth } from './check-health.ts'
export { getHealth } from './operations/get-health.ts'
