import sharp from 'sharp'
import type { Files } from '../../platform/files/index.ts'
import { inBatches, type Pace } from '../../platform/in-batches.ts'
import { keepPalettes, paletteOf } from '../search/index.ts'
import type { Needs } from './needs.ts'
import { itemsWithoutPalette } from './palettes-store.ts'
import { pictureOfItem } from './picture-of-item.ts'

/** Items whose palettes are written at once. */
const BATCH = 50
/** Pixels of the longest side of what a palette is made from, as at the import. */
const SIDE = 48

/**
 * Gives palettes to items that an earlier release has imported.
 * @returns whether there may be more
 */
export const fillPalettes = ({ db, files }: Pick<Needs, 'db' | 'files'>, pace: Pace = {}): Promise<boolean> =>
  inBatches(
    (after) => itemsWithoutPalette(db, after, BATCH),
    async (items) => {
      const palettes = []
      for (const { id, publicId } of items) {
        if (pace.signal?.aborted === true) break
        palettes.push({ itemId: id, colours: await paletteOfItem(files, publicId) })
      }
      await keepPalettes(db, palettes)
    },
    pace,
  )

/** Without colours if there is no picture that can be read. */
async function paletteOfItem(files: Files, publicId: string): Promise<number[]> {
  const bytes = await pictureOfItem(files, publicId)
  if (bytes === null) return []
  try {
    const small = await sharp(bytes)
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    return paletteOf(small, 3)
  } catch {
    return []
  }
}
