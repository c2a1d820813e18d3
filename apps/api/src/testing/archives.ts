import { get, type IncomingMessage } from 'node:http'
import type { TestShop } from './shop.ts'
import type { Visitor } from './visitor.ts'

/** The signed address of an archive of this buyer's orders or items. */
export async function archiveOf(who: Visitor, asked: { orders?: readonly string[]; items?: readonly string[] }): Promise<URL> {
  const { status, body } = await who.call('createArchive', { body: asked })
  if (status !== 200) throw new Error(`no archive: ${status} ${body.errorMessage}`)
  return new URL(body.data.url, 'http://shop')
}

/** A file that does not fit between a server and a client who reads nothing. */
export const MORE_THAN_SOCKETS_HOLD = Buffer.alloc(24 * 1024 * 1024)

/** Begins downloads of an archive and reads nothing of them, so that each occupies a slot until they are left. */
export async function holdArchives({ url }: Pick<TestShop, 'url'>, address: string, count: number): Promise<{ leave(): void }> {
  const held = await Promise.all(Array.from({ length: count }, () => hold(`${url}${address}`)))
  return { leave: () => held.forEach((answer) => answer.destroy()) }
}

const hold = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      answer.pause()
      if (answer.statusCode === 200) resolve(answer)
      else reject(new Error(`answered ${answer.statusCode}`))
    }).on('error', reject)
  })
