/** Bytes of a name: file systems take 255, and some need a few for themselves. */
const MAX_BYTES = 240

/** Names that Windows keeps for devices, with any extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A name for each file of an archive, in their order: its own, or the same with `-2`, `-3` where an earlier one has it. Upper and lower case count as the same,
 * as they do on most people's disks.
 * @param files `stem` without the extension
 */
export function archiveNames(files: readonly { stem: string; ext: string }[]): string[] {
  const taken = new Set<string>()
  return files.map(({ stem, ext }) => {
    for (let count = 1; ; count += 1) {
      const ending = `${count === 1 ? '' : `-${count}`}.${ext}`
      const name = cut(DEVICES.test(stem) ? `${stem}-` : stem, MAX_BYTES - ending.length) + ending
      const key = name.toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return name
    }
  })
}

/** Cuts a text between characters. */
function cut(text: string, bytes: number): string {
  const characters = Array.from(text)
  while (Buffer.byteLength(characters.join('')) > bytes) characters.pop()
  return characters.join('')
}
