import { setTimeout as pause } from 'node:timers/promises'
import { fault } from '../../contract/fault.ts'
import { type Look, lookOfBytes, lookOfText, type LookIndex, SIZE } from '../looks/index.ts'
import { comparedItem, idsOfShoot } from './by-picture-store.ts'
import { LEAST_LIKENESS } from './least-likeness.ts'
import type { Needs } from './needs.ts'
import { similarIds } from './similar.ts'

/** Of all that a search by picture may find (docs/decisions/0049-look.md), and as many as a search takes. */
const NEAREST = 1_000
/** How often the index is asked again while it has not caught up with a change, and after how many milliseconds. */
const RETRIES = 3
const RETRY_AFTER = 200

type Services = Pick<Needs, 'reads' | 'search' | 'listed' | 'looker' | 'lookIndex'>

/** What a list is to look like: an item, a picture of one's own, or an item's whole shoot. */
export interface ByPicture {
  like?: string | undefined
  look?: string | undefined
  alike?: string | undefined
}

/** The items that a search by picture is among, in their order; null for any other search. None for an item that does not exist. */
export async function idsByPicture({ like, look, alike }: ByPicture, services: Services): Promise<number[] | null> {
  if ([like, look, alike].filter((each) => each !== undefined).length > 1) throw fault(400, 'Please choose one of like, look and alike')
  if (like !== undefined) return await idsLike(like, services)
  if (look !== undefined) return await idsOfLook(look, services)
  return alike === undefined ? null : await idsOfShoot(services.reads, alike, NEAREST)
}

/** What has no look yet, or cannot be compared now, is still like what its page calls similar. */
async function idsLike(publicId: string, services: Services): Promise<number[]> {
  const item = await comparedItem(services.reads, publicId)
  if (item === undefined) return []
  const { lookIndex, looker } = services
  const hasLook = item.look?.length === SIZE && looker !== null && item.model === (await looker.model())
  const found = hasLook && item.look !== null ? await nearest(lookOfBytes(item.look), lookIndex) : null
  return found === null ? (await similarIds(item, services)).ids : found.filter((id) => id !== item.id)
}

/** There is nothing else to go by than the look. */
async function idsOfLook(text: string, { lookIndex }: Services): Promise<number[]> {
  const look = lookOfText(text)
  return (look && (await nearest(look, lookIndex))) ?? []
}

/** Null if there is no answer, as long as the index is being read. For what it lags behind, it is waited for. */
async function nearest(look: Look, lookIndex: LookIndex | null): Promise<number[] | null> {
  for (let retry = 0; lookIndex !== null; retry += 1) {
    const found = await lookIndex.nearest(look, NEAREST)
    if (found !== null) return found.filter(({ likeness }) => likeness >= LEAST_LIKENESS).map(({ itemId }) => itemId)
    if (retry === RETRIES) return null
    await pause(RETRY_AFTER)
  }
  return null
}
