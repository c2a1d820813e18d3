import { parentPort, workerData } from 'node:worker_threads'
import { openModel } from './model/open-model.ts'
import type { Said, Shown } from './looker-calls.ts'

// Looks at pictures in a thread of its own, one after the other.

const port = parentPort
if (port === null) throw new Error('this file runs as a worker')
const opened = openModel((workerData as { model: string }).model)
// Said to each picture that comes.
opened.catch(() => undefined)

let last: Promise<void> = Promise.resolve()
port.on('message', ({ n, picture }: Shown) => {
  last = last.then(async () => port.postMessage(await answerTo(n, Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength))))
})

async function answerTo(n: number, picture: Buffer): Promise<Said> {
  try {
    const model = await opened
    const found = await model.numbersOf(picture)
    return { n, seen: found === null ? null : { look: model.lookOf(found.numbers), hash: found.hash } }
  } catch (error) {
    return { n, failed: String(error) }
  }
}
