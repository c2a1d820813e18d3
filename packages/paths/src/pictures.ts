/** Widths of thumbnails, in pixels. A smaller picture is not enlarged: its file has the same name and is narrower. */
export const PICTURE_WIDTHS = [400, 800] as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const

export interface PictureSource {
  type: string
  srcSet: string
}

/** The sources of a thumbnail, best format first. Their addresses have the parameters `format` and `compress` (GAL-05). */
export function thumbnailSources(thumbimage: string): PictureSource[] {
  return PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: PICTURE_WIDTHS.map((width) => `${thumbnailAddress(thumbimage, format, width)} ${width}w`).join(', '),
  }))
}

export const thumbnailAddress = (
  thumbimage: string,
  format: (typeof PICTURE_FORMATS)[number] = 'jpeg',
  width: (typeof PICTURE_WIDTHS)[number] = 400,
): string => `${thumbimage}?format=${format}&compress=${width}`

/** Screens on which an item's page shows its largest thumbnail, which has a quarter of the preview's bytes. Wider screens show the preview. */
export const NARROW_SCREEN = '(max-width: 640px)'

/** The file extension of an address in lower case, which distinguishes bundles from pictures (GAL-04). */
export const extensionOf = (url: string): string => /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? ''

/** Sorts items for the tall arches of the home page's slides: portrait pictures first. */
export function forWindows<T extends { width: number; height: number }>(items: readonly T[]): T[] {
  const tall = items.filter(({ width, height }) => height > width)
  return [...tall, ...items.filter((item) => !tall.includes(item))]
}
