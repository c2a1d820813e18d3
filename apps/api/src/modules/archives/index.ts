export { archiveNames } from './archive-names.ts'
export { createArchive } from './operations/create-archive.ts'
export { getArchive } from './operations/get-archive.ts'
export { zipAnswer } from './zip-answer.ts'
