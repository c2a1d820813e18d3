import { type Entry, fromBufferPromise } from 'yauzl'

/** The files of a zip, in its order. The reader compares no checksums, so each says its own. */
export async function entriesOfZip(bytes: Buffer): Promise<{ name: string; bytes: Buffer; crc32: number }[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  const read = async (entry: Entry): Promise<Buffer> => {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
  const found = []
  for await (const entry of zip.eachEntry()) found.push({ name: entry.fileName, bytes: await read(entry), crc32: entry.crc32 })
  return found
}

/** The files of a zip, as text. */
export async function filesOfZip(bytes: Buffer): Promise<Record<string, string>> {
  return Object.fromEntries((await entriesOfZip(bytes)).map((file) => [file.name, file.bytes.toString()]))
}
