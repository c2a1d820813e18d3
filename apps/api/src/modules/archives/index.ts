export { createArchive } from './operations/create-archive.ts'
export { getArchive } from './operations/get-archive.ts'
