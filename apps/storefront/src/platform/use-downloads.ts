import { atom, useAtomValue } from 'jotai'
import { downloadArchive, downloadItem } from './download.ts'
import { downloadedAtom, store } from './session.ts'

/** How far each file under way is, from 0 to 1, by its item's id, or by its order's for all files of one; undefined while it waits, or its length is not known. */
export type DownloadProgress = ReadonlyMap<string, number | undefined>

// Outside of any page: what a payment has begun goes on at its receipt.
const progressAtom = atom<DownloadProgress>(new Map<string, number | undefined>())

/** Downloads an item's file, unless it is under way. @throws ApiError, as `downloadItem` does */
export async function startDownload(itemId: string): Promise<void> {
  for (const download of queueDownloads([itemId])) await download()
}

/** Downloads files one after another; all of them count as under way from the beginning. Each failure is told to `onFailure`, and the next begins. */
export async function startDownloads(itemIds: readonly string[], onFailure: (failure: unknown) => unknown): Promise<void> {
  for (const download of queueDownloads(itemIds)) await download().catch(onFailure)
}

/** Hands all files of an order to the browser as one zip, unless that is under way. @throws ApiError, as `downloadArchive` does */
export const startOrderDownload = (orderId: string): Promise<void> => startArchive(orderId, { orders: [orderId] })

/** What a chosen set of files is under way as. */
export const CHOSEN = 'chosen'

/** The same for some items. */
export const startChosenDownload = (itemIds: readonly string[]): Promise<void> => startArchive(CHOSEN, { items: [...itemIds] })

async function startArchive(id: string, asked: Parameters<typeof downloadArchive>[0]): Promise<void> {
  if (store.get(progressAtom).has(id)) return
  setProgress(id, undefined)
  try {
    const itemIds = await downloadArchive(asked)
    store.set(downloadedAtom, (ids) => new Set([...ids, ...itemIds]))
  } finally {
    clearProgress(id)
  }
}

function queueDownloads(itemIds: readonly string[]): (() => Promise<void>)[] {
  const queued = itemIds.filter((id) => !store.get(progressAtom).has(id))
  for (const id of queued) setProgress(id, undefined)
  return queued.map((id) => async () => {
    try {
      await downloadItem(id, (part) => setProgress(id, part))
      store.set(downloadedAtom, (ids) => new Set([...ids, id]))
    } finally {
      clearProgress(id)
    }
  })
}

const clearProgress = (id: string): void => store.set(progressAtom, (current) => new Map([...current].filter(([other]) => other !== id)))

/** Whole percents: a file of a gigabyte comes in a hundred thousand pieces. */
function setProgress(id: string, part: number | undefined): void {
  const shown = part === undefined ? undefined : Math.round(part * 100) / 100
  store.set(progressAtom, (current) => (current.has(id) && current.get(id) === shown ? current : new Map([...current, [id, shown]])))
}

export interface Downloads {
  progress: DownloadProgress
  /** Ids of the items whose files have been downloaded. */
  downloaded: ReadonlySet<string>
}

/** What is being downloaded, and what has been. */
export const useDownloads = (): Downloads => ({ progress: useAtomValue(progressAtom), downloaded: useAtomValue(downloadedAtom) })
