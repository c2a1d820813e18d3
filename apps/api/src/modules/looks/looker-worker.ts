import { workerData } from 'node:worker_threads'
import { answerCalls } from '../../platform/threads/answer-calls.ts'
import type { Seen } from './looker.ts'
import type { Calls } from './looker-calls.ts'
import { openModel } from './model/open-model.ts'

// Looks at pictures in a thread of its own, one after the other.

const opened = openModel((workerData as { model: string }).model)
// Said to each picture that comes.
opened.catch(() => undefined)

let last: Promise<unknown> = Promise.resolve()

answerCalls({
  lookAt(picture) {
    const mine = last.then(() => look(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)))
    last = mine.catch(() => undefined)
    return mine
  },
} satisfies Calls)

async function look(picture: Buffer): Promise<Seen | null> {
  const model = await opened
  const found = await model.numbersOf(picture)
  return found === null ? null : { look: model.lookOf(found.numbers), hash: found.hash }
}
