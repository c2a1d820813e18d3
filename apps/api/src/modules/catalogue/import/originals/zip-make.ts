import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A constant date for every file, the earliest that a zip can store: the same files give the same zip. */
const DATE = new Date(1980, 0, 1)

/** Writes files into a new zip at `path`, in order and uncompressed. The same names and bytes give the same zip. */
export async function makeZip(path: string, files: readonly { name: string; path: string }[]): Promise<void> {
  const zip = new ZipFile()
  for (const file of files) zip.addFile(file.path, file.name, { mtime: DATE, mode: 0o100644, compress: false, forceDosTimestamp: true })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

/** Names for a bundle's files: the base names, numbered where they collide. */
export function namesInZip(paths: readonly string[]): string[] {
  const used = new Set<string>()
  return paths.map((path) => {
    const base = path.split('/').at(-1) ?? path
    const dot = base.lastIndexOf('.')
    const [stem, ext] = dot > 0 ? [base.slice(0, dot), base.slice(dot)] : [base, '']
    let name = base
    for (let n = 2; used.has(name.toLowerCase()); n += 1) name = `${stem}-${n}${ext}`
    used.add(name.toLowerCase())
    return name
  })
}
