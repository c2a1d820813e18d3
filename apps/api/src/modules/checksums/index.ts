export { checksumOf } from './checksum-of.ts'
export { keepChecksum } from './checksums-store.ts'
