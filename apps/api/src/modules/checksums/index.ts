export { checksumsOf } from './checksums-of.ts'
export { keepChecksum } from './checksums-store.ts'
