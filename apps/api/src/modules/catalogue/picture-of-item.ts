import { PICTURE_WIDTHS } from '@chitra/paths'
import { type Files, readAll } from '../../platform/files/index.ts'
import { cleanKey, thumbnailKeys } from './pictures.ts'

/** A JPEG of an item to be looked at by the shop itself, without watermark if there is such a one; null if there is none at all. */
export async function pictureOfItem(files: Files, publicId: string): Promise<Buffer | null> {
  const [width] = PICTURE_WIDTHS
  for (const key of [cleanKey(publicId), ...thumbnailKeys(publicId, { width, format: 'jpeg' })]) {
    const found = await files.open(key)
    if (found !== null) return await readAll(found.stream)
  }
  return null
}
