import type { Shop } from './shop.ts'

/** Whose a picture is, for search engines and in the picture's own file. */
export const head = {
  copyright: (maker: string) => `© ${maker}`,
  credit: (maker: string, { name }: Shop) => `${maker} / ${name}`,
} as const
