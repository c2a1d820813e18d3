import { PICTURE_WIDTHS } from '@chitra/paths'

/** The preview's longest side, in pixels. Previews exist as JPEG only. */
export const PREVIEW_WIDTH = 1600

/** The key of a paid item's preview without watermark: not in a public folder, because only users who may download the original may see it. */
export const cleanKey = (id: string): string => `clean/${id.slice(0, 2)}/${id}/${PREVIEW_WIDTH}.jpeg`

/**
 * The key of a public picture, such as `public/ab/abcdefghijkl/800.avif`. `id` is the public id of an item, seller or banner. Pictures exist in each of
 * PICTURE_WIDTHS and PICTURE_FORMATS, and as the preview `{ width: PREVIEW_WIDTH, format: 'jpeg' }`.
 */
export function pictureKey(id: string, { width, format }: { width: number; format: string }): string {
  return `public/${id.slice(0, 2)}/${id}/${width}.${format}`
}

/**
 * The keys of a thumbnail and of the wider ones in its format, narrowest first: what was imported before there were pictures of a width has none of it, and its
 * next wider one is shown instead.
 */
export function thumbnailKeys(id: string, { width, format }: { width: number; format: string }): string[] {
  return PICTURE_WIDTHS.filter((made) => made >= width).map((made) => pictureKey(id, { width: made, format }))
}
