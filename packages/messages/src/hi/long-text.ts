export type { LongText } from '../long-text.ts'
