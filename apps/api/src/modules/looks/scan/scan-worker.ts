import { answerCalls } from '../../../platform/threads/answer-calls.ts'
import type { Calls } from './calls.ts'
import { createLookTable } from './look-table.ts'

// All looks in a thread of their own: a scan of a million of them takes longer than a request may wait for others.

const table = createLookTable()

answerCalls({
  apply(ids, looks, removed) {
    table.remove(removed)
    table.put(ids, Buffer.from(looks, 'hex'))
  },
  nearest: (look, limit) => table.nearest(look, limit),
  stats: () => ({ looks: table.size(), bytes: table.bytes() }),
} satisfies Calls)
