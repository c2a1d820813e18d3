import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TypesetAnswer, TypesetRequest } from './typeset-messages.ts'

/** Milliseconds without a paper, after which the process ends and its memory is free again. */
const IDLE = 60_000
/** Milliseconds. A paper of 200 lines takes a few seconds. */
const LONGEST = 60_000
const CHILD = fileURLToPath(new URL('./typeset-child.ts', import.meta.url))

interface Waiting {
  resolve(pdf: Buffer): void
  reject(error: Error): void
}
interface Typesetter {
  child: ChildProcess
  waiting: Map<number, Waiting>
  /** Ends the process: when it is idle, or when one paper takes too long. */
  timer: NodeJS.Timeout | undefined
}

let current: Typesetter | undefined
let lastId = 0

/**
 * Makes a PDF of a Typst template, which reads `data` as JSON: `json(bytes(sys.inputs.data))`. Text of users is never Typst's source. The same template and
 * data are the same bytes. The PDF is tagged, with its fonts inside. Templates may import `/letters.typ`, and nothing else.
 * @throws Error with Typst's message if the template cannot be set
 */
export function typeset(template: URL, data: object): Promise<Buffer> {
  const typesetter = (current ??= start())
  const id = ++lastId
  return new Promise((resolve, reject) => {
    typesetter.waiting.set(id, { resolve, reject })
    watch(typesetter)
    const request: TypesetRequest = { id, template: fileURLToPath(template), data: JSON.stringify(data) }
    typesetter.child.send(request, (error) => error && settle(typesetter, id, ({ reject: refuse }) => refuse(error)))
  })
}

function start(): Typesetter {
  const child = fork(CHILD, { execArgv: ['--max-old-space-size=128'], env: {}, serialization: 'advanced', stdio: 'ignore' })
  const typesetter: Typesetter = { child, waiting: new Map(), timer: undefined }
  child.on('message', (message) => {
    const answer = message as TypesetAnswer
    if (answer.isFull && current === typesetter) current = undefined
    settle(typesetter, answer.id, ({ resolve, reject }) => {
      if ('pdf' in answer) resolve(Buffer.from(answer.pdf))
      else reject(new Error(`The paper cannot be typeset: ${answer.problem}`))
    })
  })
  const end = (why: string) => {
    clearTimeout(typesetter.timer)
    if (current === typesetter) current = undefined
    for (const { reject } of typesetter.waiting.values()) reject(new Error(`The process that typesets papers ended: ${why}`))
    typesetter.waiting.clear()
  }
  child.once('error', (error) => end(error.message))
  child.once('exit', (code, signal) => end(signal ?? `code ${code}`))
  return typesetter
}

function settle(typesetter: Typesetter, id: number, how: (waiting: Waiting) => void): void {
  const waiting = typesetter.waiting.get(id)
  typesetter.waiting.delete(id)
  watch(typesetter)
  if (waiting !== undefined) how(waiting)
}

/** While papers are made, the shop's process waits for them; an idle typesetter neither holds it up nor outlives it. */
function watch(typesetter: Typesetter): void {
  const { child, waiting } = typesetter
  const isIdle = waiting.size === 0
  clearTimeout(typesetter.timer)
  if (isIdle && current !== typesetter) return stop(typesetter)
  typesetter.timer = setTimeout(() => stop(typesetter), isIdle ? IDLE : LONGEST)
  if (isIdle) {
    typesetter.timer.unref()
    child.unref()
    child.channel?.unref()
  } else {
    child.ref()
    child.channel?.ref()
  }
}

function stop(typesetter: Typesetter): void {
  if (current === typesetter) current = undefined
  typesetter.child.kill('SIGKILL')
}
