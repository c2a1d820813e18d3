/** Longest side of the preview, in pixels; it is a JPEG and nothing else. */
export const PREVIEW_WIDTH = 1600

/** The key of a paid item's preview without watermark: in no public folder, for those who may download the original. */
export const cleanKey = (id: string): string => `clean/${id.slice(0, 2)}/${id}/${PREVIEW_WIDTH}.jpeg`

/**
 * Where a public picture lies: `public/ab/abcdefghijkl/800.avif`. Items, sellers and banners share the scheme under their public ids.
 * Pictures exist in each of PICTURE_WIDTHS and PICTURE_FORMATS, and as the preview `{ width: PREVIEW_WIDTH, format: 'jpeg' }`.
 */
export function pictureKey(id: string, { width, format }: { width: number; format: string }): string {
  return `public/${id.slice(0, 2)}/${id}/${width}.${format}`
}
