import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { fault } from '../../contract/fault.ts'
import { planZip, type ZipPlan } from '../../platform/zip/index.ts'
import { fileStemOf } from '../entitlements/index.ts'
import { type Sold, findSold } from './archives-store.ts'
import type { Asked } from './asked.ts'
import type { Needs } from './needs.ts'
import { type Part, partsOf } from './parts.ts'

/** Files whose sizes are asked for at the same time. */
const STATS_AT_ONCE = 8

export interface Archive {
  /** Whose it is. */
  userId: number
  fileName: string
  parts: readonly Part[]
  plan: ZipPlan
  /** Its ETag: another one where names, times, sizes or contents of the parts are others. */
  tag: string
}

/** What a user asks for. @param user the public id @throws Fault 404 if an order or an item is not the user's */
export async function soldTo({ db }: Pick<Needs, 'db'>, user: string, asked: Asked): Promise<Sold> {
  const sold = await findSold(db, user, asked)
  const { lines } = sold
  const [orders, items] = [new Set(lines.map((line) => line.order_public_id)), new Set(lines.map((line) => line.item_public_id))]
  if (asked.orders.some((id) => !orders.has(id))) throw fault(404, 'You have no such order')
  if (asked.items.some((id) => !items.has(id))) throw fault(404, 'You have not bought this item')
  return sold
}

/** The archive of those lines whose files the user can still download (TF-02), each file once; null if there is none. @throws Fault 503 if a file is missing */
export async function archiveOf(
  services: Pick<Needs, 'db' | 'files' | 'shop' | 'clock' | 'config'>,
  asked: Asked,
  sold: Sold,
): Promise<Archive | null> {
  const lines = sold.lines.filter((line) => !line.refunded && line.downloadable)
  const [first] = lines
  if (first === undefined) return null
  const parts = await partsOf(services, { ...sold, lines })
  const sizes = await sizesOf(services, parts)
  const plan = planZip(parts.map(({ name, modified }, index) => ({ name, modified, bytes: sizes[index] ?? 0 })))
  return { userId: first.user_id, fileName: fileNameOf(services, asked), parts, plan, tag: tagOf(parts, sizes) }
}

async function sizesOf({ files }: Pick<Needs, 'files'>, parts: readonly Part[]): Promise<number[]> {
  const next = pLimit(STATS_AT_ONCE)
  return await Promise.all(
    parts.map(({ key, made }) =>
      next(async () => {
        if (made !== undefined) return made.bytes
        const found = await files.stat(key)
        if (found === null) throw fault(503, 'These files cannot be read at the moment. Please try again', { detail: `no file at ${key}` })
        return found.bytes
      }),
    ),
  )
}

/** The first word is the version of the archive's form: to be raised when the same parts give other bytes. */
const tagOf = (parts: readonly Part[], sizes: readonly number[]): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([1, parts.map(({ name, sha256, modified }, index) => [name, sha256, modified.toISOString(), sizes[index]])]))
    .digest('base64url')}"`

/** `Chitra-k3wd72pq9xaz.zip` for an order, `Chitra-orders.zip` for a selection. */
function fileNameOf({ shop }: Pick<Needs, 'shop'>, { orders, items }: Asked): string {
  const [order] = orders
  return `${fileStemOf(shop.name)}-${order !== undefined && orders.length === 1 && items.length === 0 ? order : 'orders'}.zip`
}
