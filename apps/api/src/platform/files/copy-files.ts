import pLimit from 'p-limit'
import type { Files } from './files.ts'

/** Files that are on their way at the same time. */
const AT_ONCE = 8

export interface CopiedFiles {
  copied: number
  /** Files that the target has already. */
  present: number
  /** Of what was copied. */
  bytes: number
}

/**
 * Copies every file from one place to another; nothing is removed. Stopped or failed half way, it is run again and goes on: a file is there whole or not at
 * all, and one that is not older at the target and as long is not copied again.
 * @param onFile called after each file
 */
export async function copyFiles(
  { from, to }: { from: Files; to: Files },
  { signal, onFile = () => undefined }: { signal: AbortSignal; onFile?: (sums: CopiedFiles, key: string) => void },
): Promise<CopiedFiles> {
  const sums: CopiedFiles = { copied: 0, present: 0, bytes: 0 }
  const failures: unknown[] = []
  const copy = async (key: string): Promise<void> => {
    // What still waits when another has failed is left for the next run.
    if (failures.length > 0) return
    signal.throwIfAborted()
    const [source, target] = await Promise.all([from.stat(key), to.stat(key)])
    // Removed since the keys were listed.
    if (source === null) return
    if (target !== null && target.bytes === source.bytes && target.modified >= source.modified) sums.present += 1
    else {
      const file = await from.open(key)
      if (file === null) return
      await to.putStream(key, file.stream).finally(() => file.stream.destroy())
      sums.copied += 1
      sums.bytes += file.bytes
    }
    onFile(sums, key)
  }
  const limit = pLimit(AT_ONCE)
  const running = new Set<Promise<void>>()
  for await (const key of from.keys()) {
    const one: Promise<void> = limit(copy, key)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(one))
    running.add(one)
    // The list may have a million keys: no more of it is read than can be worked on.
    if (running.size >= 4 * AT_ONCE) await Promise.race(running)
    if (failures.length > 0) break
  }
  await Promise.all(running)
  if (failures.length > 0) throw failures[0]
  return sums
}
