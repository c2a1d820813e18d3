export { type Near, type LookIndex } from './look-index.ts'
export { type Look, likeness, lookOfBytes, lookOfText, SIZE, toLook } from './look.ts'
export { type Looker, type Seen } from './looker.ts'
export { lookOfPicture } from './operations/look-of-picture.ts'
