/** The supported kinds of files. */
export const KINDS = {
  jpeg: { ext: 'jpg', mime: 'image/jpeg' },
  png: { ext: 'png', mime: 'image/png' },
  webp: { ext: 'webp', mime: 'image/webp' },
  tiff: { ext: 'tiff', mime: 'image/tiff' },
  avif: { ext: 'avif', mime: 'image/avif' },
  gif: { ext: 'gif', mime: 'image/gif' },
  svg: { ext: 'svg', mime: 'image/svg+xml' },
  zip: { ext: 'zip', mime: 'application/zip' },
} as const

export type Kind = keyof typeof KINDS
export type RasterKind = Exclude<Kind, 'svg' | 'zip'>
