import { language } from '@chitra/messages/language.ts'
import { ApiError, readFileAnswer, take, toApiError } from '@chitra/api-client'
import { api } from './api.ts'
import { type OnProgress, readWithProgress } from './read-with-progress.ts'
import { currentSession } from './session.ts'

/** Bytes: what is larger the browser fetches by itself, straight to disk, and shows how far it is. */
const LARGEST = 512 * 1024 * 1024

/**
 * Downloads an item's original for the signed-in buyer: a fresh signed address first (one in an open page may be too old), then the bytes, counted once
 * they are there. Small files come through the API; large ones stream from the signed address.
 * @throws ApiError; 401 when the session has ended
 */
export async function downloadItem(itemId: string, onProgress: OnProgress = () => undefined): Promise<void> {
  const { image } = (await take(api.GET('/api/images/{id}', { params: { path: { id: itemId } } }))).data
  if (image.original === undefined)
    throw new ApiError(currentSession() === null ? 'session' : 'refused', currentSession() === null ? 401 : 403, '')
  const { data, error, response } = await api.GET('/api/image-download', {
    params: { query: { file_url: image.original } },
    parseAs: 'stream',
    // As it is: the length of what is compressed on the way is not known, and pictures do not get smaller.
    headers: { 'x-no-compression': 'true' },
  })
  const direct =
    response.status === 413 && error !== undefined && 'data' in error && error.data != null && 'url' in error.data ? error.data.url : null
  // Refused, by the day's limit say: nothing was downloaded, so nothing is counted.
  if (direct === null && data === undefined) throw toApiError(error, response.status)
  const save = direct === null ? await small(response, onProgress) : await large(direct, onProgress)
  await take(
    api.POST('/api/image/download', {
      body: { product_id: itemId, seller_id: image.sellerId._id, user_id: currentSession()?.userId ?? '' },
    }),
  )
  save()
}

async function small(response: Response, onProgress: OnProgress): Promise<() => void> {
  const { fileData, fileName, mimeType } = readFileAnswer(await (await readWithProgress(response, onProgress)).text())
  const blob = new Blob([Uint8Array.from(atob(fileData), (sign) => sign.charCodeAt(0))], { type: mimeType })
  return () => saveBlob(blob, fileName)
}

async function large(address: string, onProgress: OnProgress): Promise<() => void> {
  let response: Response
  try {
    response = await fetch(address, { headers: { 'accept-language': language } })
  } catch (failure) {
    throw toApiError(failure)
  }
  if (!response.ok) throw toApiError(await response.json().catch(() => null), response.status)
  if (Number(response.headers.get('content-length') ?? 0) > LARGEST) {
    await response.body?.cancel()
    return () => follow(address, '')
  }
  const blob = await readWithProgress(response, onProgress)
  return () => saveBlob(blob, fileNameOf(response.headers.get('content-disposition') ?? ''))
}

/** Saves a zip of everything that is kept of who is signed in. @throws ApiError */
export async function downloadOwnData(userId: string, fileName: string): Promise<void> {
  const { data, error, response } = await api.GET('/api/users/{id}/data', { params: { path: { id: userId } }, parseAs: 'blob' })
  if (data === undefined) throw toApiError(error, response.status)
  saveBlob(data, fileName)
}

/**
 * Has the browser save the files of an order, or of some items, as one zip: it fetches them by itself, straight to disk, and goes on where it was after a break.
 * @returns the ids of the items whose files are in it
 * @throws ApiError; 409 when nothing of it can be downloaded any more
 */
export async function downloadArchive(asked: { orders: string[] } | { items: string[] }): Promise<readonly string[]> {
  const { url, items } = (await take(api.POST('/api/archives/', { body: asked }))).data
  follow(url, '')
  return items
}

/** Has the browser save what is at an address of this shop, by itself, straight to disk. */
export const downloadFrom = (address: string): void => follow(address, '')

/** Saves an invoice or a credit note of an order. @throws ApiError */
export async function downloadPaper(orderId: string, number: string): Promise<void> {
  const { data, error, response } = await api.GET('/api/orders/{id}/invoice', {
    params: { path: { id: orderId }, query: { number } },
    parseAs: 'blob',
  })
  if (data === undefined) throw toApiError(error, response.status)
  saveBlob(data, `${number.replaceAll('/', '-')}.pdf`)
}

/** Saves the certificate of a licence. @throws ApiError */
export async function downloadCertificate(code: string, format: 'pdf' | 'json'): Promise<void> {
  const { data, error, response } = await api.GET('/api/licences/{code}/certificate', {
    params: { path: { code }, query: { format } },
    parseAs: 'blob',
  })
  if (data === undefined) throw toApiError(error, response.status)
  saveBlob(data, `licence-${code}.${format}`)
}

/** Saves all certificates and invoices of who is signed in, as one zip. @throws ApiError */
export async function downloadLicences(): Promise<void> {
  const { data, error, response } = await api.GET('/api/licences/archive', { parseAs: 'blob' })
  if (data === undefined) throw toApiError(error, response.status)
  saveBlob(data, 'licences.zip')
}

/** The true name of RFC 6266; an empty one leaves it to the browser. */
function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded === undefined ? '' : decodeURIComponent(encoded)
}

function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  follow(address, name)
  // The browser reads the blob after the click returns; a minute is more than it takes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function follow(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
