import { cleanKey, pictureKey } from '../../pictures.ts'
import type { Pixels } from '../originals/decode.ts'
import { preview, publicPictures } from './public-pictures.ts'
import type { Watermark } from './watermark.ts'

/** Every picture of an item, with its key: the public ones and, if they have a watermark, the preview without it for users who own the item. */
export async function itemPictures(
  base: Pixels,
  id: string,
  how: { watermark: Watermark | null },
): Promise<{ key: string; bytes: Buffer }[]> {
  const shown = (await publicPictures(base, how)).map((picture) => ({ key: pictureKey(id, picture), bytes: picture.bytes }))
  return how.watermark === null ? shown : [...shown, { key: cleanKey(id), bytes: (await preview(base, { watermark: null })).bytes }]
}
