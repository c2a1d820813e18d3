/**
 * Widths of thumbnails, in pixels, narrowest first. The first is that of a tile on the most common cheap phones: 412 pixels of 1.75 to a dot (324), 360 of 2 (318).
 * A smaller picture is not enlarged: its file has the same name and is narrower.
 */
export const PICTURE_WIDTHS = [328, 400, 800] as const
export const LARGEST_THUMBNAIL = Math.max(...PICTURE_WIDTHS)
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const

export interface PictureSource {
  type: string
  srcSet: string
}

type Format = (typeof PICTURE_FORMATS)[number]

const addressOf = (thumbimage: string, format: Format, width: number): string => `${thumbimage}?format=${format}&compress=${width}`
const srcSetOf = (thumbimage: string, format: Format): string =>
  PICTURE_WIDTHS.map((width) => `${addressOf(thumbimage, format, width)} ${width}w`).join(', ')

const sourceOf = (thumbimage: string, format: Format): PictureSource => ({ type: `image/${format}`, srcSet: srcSetOf(thumbimage, format) })

/** The sources of a thumbnail, best format first. Their addresses have the parameters `format` and `compress` (GAL-05). */
export const thumbnailSources = (thumbimage: string): PictureSource[] => PICTURE_FORMATS.map((format) => sourceOf(thumbimage, format))

/**
 * A thumbnail as a picture: AVIF in each width, and one JPEG for the few browsers without it. No more, because a list has thirty pictures, and the lines would
 * weigh in every visitor's page.
 */
export const thumbnailOf = (thumbimage: string): { src: string; sources: PictureSource[] } => ({
  src: addressOf(thumbimage, 'jpeg', LARGEST_THUMBNAIL),
  sources: [sourceOf(thumbimage, 'avif')],
})

/** Screens on which an item's page shows its largest thumbnail, which has a quarter of the preview's bytes. Wider screens show the preview. */
export const NARROW_SCREEN = '(max-width: 640px)'

/** The file extension of an address in lower case, which distinguishes bundles from pictures (GAL-04). */
export const extensionOf = (url: string): string => /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? ''
