import type * as english from '../head.ts'
import type { Translation } from '../translation.ts'

export const head: Translation<typeof english.head> = {
  copyright: (maker) => `© ${maker}`,
  credit: (maker, { name }) => `${maker} / ${name}`,
}
