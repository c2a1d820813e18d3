import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { PICTURE_WIDTHS } from '@chitra/paths'
import { type Files, readAll } from '../../platform/files/index.ts'
import { keepPalettes, paletteOf } from '../search/index.ts'
import type { Needs } from './needs.ts'
import { itemsWithoutPalette } from './palettes-store.ts'
import { cleanKey, pictureKey } from './pictures.ts'

/** Items whose palettes are written at once. */
const BATCH = 50
/** Milliseconds that a job works: shorter than a job may take. */
const WORKS_FOR = 120_000
/** Pixels of the longest side of what a palette is made from, as at the import. */
const SIDE = 48

/**
 * Gives palettes to items that an earlier release has imported, for two minutes at most. Rests as long as it works, so that visitors do not notice.
 * @returns whether there may be more
 */
export async function fillPalettes({ db, files }: Pick<Needs, 'db' | 'files'>): Promise<boolean> {
  const end = performance.now() + WORKS_FOR
  for (let after = 0; performance.now() < end;) {
    const items = await itemsWithoutPalette(db, after, BATCH)
    const began = performance.now()
    const palettes = []
    for (const { id, publicId } of items) palettes.push({ itemId: id, colours: await paletteOfItem(files, publicId) })
    await keepPalettes(db, palettes)
    const last = items.at(-1)
    if (last === undefined || items.length < BATCH) return false
    after = last.id
    await pause(performance.now() - began)
  }
  return true
}

/** Without colours if there is no picture that can be read. */
async function paletteOfItem(files: Files, publicId: string): Promise<number[]> {
  const bytes = await pictureOf(files, publicId)
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

/** The one without watermark if there is one. */
async function pictureOf(files: Files, publicId: string): Promise<Buffer | null> {
  const narrowest = Math.min(...PICTURE_WIDTHS)
  for (const key of [cleanKey(publicId), pictureKey(publicId, { width: narrowest, format: 'jpeg' })]) {
    const found = await files.open(key)
    if (found !== null) return await readAll(found.stream)
  }
  return null
}
