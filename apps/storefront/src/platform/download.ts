import { ApiError, take } from '@chitra/api-client'
import { api } from './api.ts'
import { currentSession } from './session.ts'

/**
 * Downloads an item's original for the signed-in buyer: a fresh signed address first (one in an open page may be too old), then the bytes, counted once they are there.
 * Small files come through the API; large ones stream straight to disk from the signed address.
 * @throws ApiError; 401 when the session has ended
 */
export async function downloadItem(itemId: string): Promise<void> {
  const { image } = (await take(api.GET('/api/images/{id}', { params: { path: { id: itemId } } }))).data
  if (image.original === undefined)
    throw new ApiError(currentSession() === null ? 'session' : 'refused', currentSession() === null ? 401 : 403, '')
  const { data, error, response } = await api.GET('/api/image-download', { params: { query: { file_url: image.original } } })
  const direct =
    response.status === 413 && error !== undefined && 'data' in error && error.data != null && 'url' in error.data ? error.data.url : null
  // Refused, by the day's limit say: nothing was downloaded, so nothing is counted.
  if (data === undefined && direct === null) return void (await take(Promise.resolve({ error, response })))
  await take(
    api.POST('/api/image/download', {
      body: { product_id: itemId, seller_id: image.sellerId._id, user_id: currentSession()?.userId ?? '' },
    }),
  )
  if (data === undefined) follow(direct ?? '', '')
  else save(bytesOf(data.data.fileData), data.data.fileName, data.data.mimeType)
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

function save(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
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
