export { getHealth } from './operations/get-health.ts'
