import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { LedgerSnapshot } from './ledger.ts'

/** The state of an earlier run; undefined on the first. @throws if the file is not a state file, which must not be overwritten */
export async function readStateFile(file: string): Promise<LedgerSnapshot | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const snapshot = parse(text) as Partial<LedgerSnapshot> | undefined
  if (snapshot?.version !== 1) throw new Error(`${file} is not a state file of the sandbox gateway.`)
  return snapshot as LedgerSnapshot
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns `save`, which resolves once the state at the time of the call is on disk.
 * Calls during a write share the next write.
 */
export function stateWriter(file: string | undefined, snapshot: () => LedgerSnapshot): () => Promise<void> {
  if (file === undefined) return async () => {}
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  function start(): Promise<void> {
    running = replaceFile(file as string, JSON.stringify(snapshot())).finally(() => {
      running = undefined
    })
    return running
  }

  return () => {
    if (running === undefined) return start()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
}

/** Replaces the file atomically. */
async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.next`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}
