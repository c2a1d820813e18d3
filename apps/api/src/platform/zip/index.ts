export { planZip, type ZipPlan } from './plan-zip.ts'
export { readZip, type ZipSource } from './read-zip.ts'
export type { ZipEntry } from './records.ts'
