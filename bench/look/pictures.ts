import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawCatalogue } from '@chitra/demo'
import sharp from 'sharp'

export interface Labelled {
  /** Family and piece: what was drawn. */
  subject: string
  /** `drawn` for the picture itself, otherwise how it was changed. */
  variant: string
  /** 0 for the first drawing of a subject; later ones have other random choices and other colours. */
  round: number
  bytes: Buffer
}

/** Pixels of the longest side. */
const SIDE = 600
const DRAWN = 240

type Change = (picture: Buffer, width: number, height: number) => Promise<Buffer>

const part = (picture: Buffer, [x, y, w, h]: readonly [number, number, number, number], width: number, height: number): Promise<Buffer> =>
  sharp(picture)
    .extract({
      left: Math.floor(x * width),
      top: Math.floor(y * height),
      width: Math.floor(w * width),
      height: Math.floor(h * height),
    })
    .png()
    .toBuffer()

/** What happens to pictures: cut, recoloured, compressed. */
const CHANGES: Record<string, Change> = {
  'middle cut out': (picture, width, height) => part(picture, [0.15, 0.2, 0.65, 0.65], width, height),
  'corner cut out': (picture, width, height) => part(picture, [0.3, 0.05, 0.6, 0.55], width, height),
  'other hues': (picture) => sharp(picture).modulate({ hue: 90 }).png().toBuffer(),
  grey: (picture) => sharp(picture).greyscale().png().toBuffer(),
  'JPEG, quality 15': (picture) => sharp(picture).resize(300, 300, { fit: 'inside' }).jpeg({ quality: 15 }).toBuffer(),
  mirrored: (picture) => sharp(picture).flop().png().toBuffer(),
  darker: (picture) => sharp(picture).modulate({ brightness: 0.6, saturation: 0.7 }).png().toBuffer(),
  // As the next picture of a shoot: a step aside, another exposure.
  'a step aside': async (picture, width, height) =>
    await sharp(await part(picture, [0.06, 0.02, 0.92, 0.95], width, height))
      .modulate({ brightness: 1.06 })
      .png()
      .toBuffer(),
  // As somebody's copy: smaller, compressed, saved again.
  copied: (picture) => sharp(picture).resize(400, 400, { fit: 'inside' }).jpeg({ quality: 60 }).toBuffer(),
}

export const VARIANTS = Object.keys(CHANGES)

/** A drawn catalogue, and for the first drawing of each subject all its variants. */
export async function labelledPictures(): Promise<Labelled[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-look-'))
  try {
    await drawCatalogue({ folder, count: DRAWN, scale: 0.3 })
    const pictures: Labelled[] = []
    for (const path of globSync('drawn/*/*.{jpg,png,svg}', { cwd: folder }).toSorted()) {
      const [, family = '', piece = '', round = '1'] = /^drawn\/([\w-]+)\/.*?-(\d+)(?:-(\d+))?\.\w+$/.exec(path) ?? []
      if (family === '' || family === 'icons') continue
      const bytes = await sharp(join(folder, path)).resize(SIDE, SIDE, { fit: 'inside' }).flatten({ background: 'white' }).png().toBuffer()
      const one = { subject: `${family} ${piece}`, round: Number(round) - 1 }
      pictures.push({ ...one, variant: 'drawn', bytes })
      if (one.round > 0) continue
      const { width, height } = await sharp(bytes).metadata()
      for (const [variant, change] of Object.entries(CHANGES)) pictures.push({ ...one, variant, bytes: await change(bytes, width, height) })
    }
    return pictures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
