import { get } from 'node:http'
import type { TestShop } from './shop.ts'

/** Starts a download in JSON and reads nothing of it, so that it occupies a slot until released. */
export function holdDownload({ url }: TestShop, address: string): Promise<{ leave(): void }> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/image-download?file_url=${encodeURIComponent(address)}`, { agent: false }, (response) => {
      response.pause()
      if (response.statusCode === 200) resolve({ leave: () => void response.destroy() })
      else reject(new Error(`answered ${response.statusCode}`))
    })
    request.on('error', reject)
  })
}
