import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file that is made when it is opened. */
export interface LazyFile {
  /** Its path in the zip. */
  name: string
  open: () => Promise<Readable>
}

/** A zip of files that are opened one after the other, so that one of them at most is in memory. It cannot begin in the middle: platform/zip can. */
export function lazyZip(files: readonly LazyFile[]): Readable {
  const zip = new ZipFile()
  for (const { name, open } of files)
    zip.addReadStreamLazy(name, (pass) => {
      open().then(
        (stream) => pass(null, stream),
        (error: unknown) => pass(error, undefined as never),
      )
    })
  zip.end()
  return Readable.from(zip.outputStream)
}
