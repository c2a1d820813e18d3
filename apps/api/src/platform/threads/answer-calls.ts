import { parentPort } from 'node:worker_threads'
import type { Answered, Sent } from './messages.ts'

/** In a thread: answers what it is asked with `openThread`, one call after the other. */
export function answerCalls(calls: object): void {
  const port = parentPort
  if (port === null) throw new Error('this file runs as a worker')
  port.on('message', (asked: Sent[]) => {
    /** Of the calls that need not wait: they go back as one message. */
    const answers: Answered[] = []
    for (const { n, name, args } of asked) {
      const call = calls[name as keyof typeof calls] as (...given: unknown[]) => unknown
      try {
        const value = call(...args)
        if (value instanceof Promise) void later(n, value).then((answer) => port.postMessage([answer]))
        else answers.push({ n, value })
      } catch (error) {
        answers.push({ n, failed: String(error) })
      }
    }
    if (answers.length > 0) port.postMessage(answers)
  })
}

const later = (n: number, value: Promise<unknown>): Promise<Answered> =>
  value.then(
    (found) => ({ n, value: found }),
    (error: unknown) => ({ n, failed: String(error) }),
  )
