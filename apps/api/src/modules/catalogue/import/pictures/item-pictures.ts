import { cleanKey, pictureKey } from '../../pictures.ts'
import type { Pixels } from '../originals/decode.ts'
import { type Placeholder, preview, publicPictures } from './public-pictures.ts'
import type { Watermark } from './watermark.ts'

/**
 * Every picture of an item, with its key: the public ones and, if they have a watermark, the preview without it for users who own the item. And what is shown until
 * they have loaded.
 */
export async function itemPictures(
  base: Pixels,
  id: string,
  how: { watermark: Watermark | null },
): Promise<{ pictures: { key: string; bytes: Buffer }[]; placeholder: Placeholder }> {
  const { pictures, placeholder } = await publicPictures(base, how)
  const shown = pictures.map((picture) => ({ key: pictureKey(id, picture), bytes: picture.bytes }))
  if (how.watermark === null) return { pictures: shown, placeholder }
  return { pictures: [...shown, { key: cleanKey(id), bytes: (await preview(base, { watermark: null })).bytes }], placeholder }
}
