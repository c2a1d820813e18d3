import { sql } from 'kysely'
import sharp from 'sharp'
import { type Look, type LookIndex, likeness, lookOfBytes, type Looker, type Seen, SIZE, toLook } from '../modules/looks/index.ts'
import type { Db } from '../platform/database/database.ts'
import { nearestOf } from './looks.ts'

/** Fields of the grid on each side. */
const GRID = 9

/** Looks at the colours of a picture's fields, which needs no model: pictures with the same colours in the same places look alike. */
export function gridLooker(model = 1): Looker {
  return {
    model: () => Promise.resolve(model),
    lookAt: (picture) => lookAt(picture).catch(() => null),
    stop: () => Promise.resolve(),
  }
}

async function lookAt(picture: Buffer): Promise<Seen> {
  const fields = sharp(picture).removeAlpha().toColourspace('srgb').resize(GRID, GRID, { fit: 'fill' })
  const colours = await fields.clone().raw().toBuffer()
  const greys = await fields.resize(8, 8, { fit: 'fill' }).greyscale().raw().toBuffer()
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length
  const bits = [...greys].map((grey) => (grey > mean ? 1 : 0)).join('')
  return {
    look: toLook(Array.from({ length: SIZE }, (_, n) => (colours[n] ?? 128) - 128)),
    hash: BigInt(`0b${bits}`).toString(16).padStart(16, '0'),
  }
}

/** Compares with all looks by the model that are in the table at this moment. */
export const tableIndex = (db: Db, model = 1): Pick<LookIndex, 'nearest'> => ({
  async nearest(look, limit) {
    const { rows } = await sql<{ id: number; look: Buffer }>`
      select item_id as id, look from item_looks where model = ${model}::int and octet_length(look) > 0`.execute(db)
    const looks = new Map(rows.map((row) => [row.id, lookOfBytes(row.look)]))
    return nearestOf(looks, look, limit).map(({ itemId }) => ({ itemId, likeness: likeness(look, looks.get(itemId) ?? look) }))
  },
})

/** Looks on a circle: two of them are as alike as the cosine of the angle between them. */
export const lookAtAngle = (degrees: number): Look =>
  toLook(Array.from({ length: SIZE }, (_, n) => Math.cos((degrees / 180 - (2 * n) / SIZE) * Math.PI)))
