import { answerCalls } from '../../../platform/threads/answer-calls.ts'
import type { Calls } from './calls.ts'
import { type EntryRow, toEntry } from './entry.ts'
import { createMemoryIndex, type MemoryIndex } from './memory-index.ts'
import type { Segment } from './segment.ts'
import { readSnapshot, writeSnapshot } from './snapshot-file.ts'

// The search index in a thread of its own: answers one call after the other, and merges segments for a moment in between.

/** Milliseconds of merging between two calls. */
const SLICE = 2

let index: MemoryIndex = createMemoryIndex()
let isWorking = false

/** Merges until nothing is left to do. Calls that have come meanwhile are answered between two slices. */
function workOn(): void {
  if (isWorking) return
  isWorking = true
  const slice = () => {
    const end = performance.now() + SLICE
    isWorking = index.work(() => performance.now() >= end)
    if (isWorking) setImmediate(slice)
  }
  setImmediate(slice)
}

answerCalls({
  async load(path, database) {
    const found = readSnapshot(path, database)
    if (found === null) return null
    index = createMemoryIndex(found.segments)
    // The file may be of a moment before all was merged.
    workOn()
    return found.position
  },
  clear() {
    index = createMemoryIndex()
  },
  apply(rows, removed) {
    index.apply((JSON.parse(rows) as EntryRow[]).map(toEntry), removed)
    workOn()
  },
  find: (question) => index.find(question),
  suggest: (prefix, category, limit) => index.suggest(prefix, category, limit),
  sumOf: (from, to) => index.sumOf(from, to),
  idsOf: (from, to) => index.idsOf(from, to),
  save: (path, position) => writeSnapshot(path, position, index.segments()),
  stats: () => ({
    items: index.size(),
    segments: index.segments().length,
    bytes: index.segments().reduce((sum, segment) => sum + bytesOf(segment), 0),
  }),
} satisfies Calls)

function bytesOf(value: Segment | object): number {
  let bytes = 0
  for (const part of value instanceof Map ? value.values() : Object.values(value)) {
    if (ArrayBuffer.isView(part)) bytes += part.byteLength
    else if (typeof part === 'object' && part !== null) bytes += bytesOf(part)
  }
  return bytes
}
