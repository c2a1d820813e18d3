import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import LITTLE_MEMORY from '../../scripts/little-memory.json' with { type: 'json' }
import type { Order, Report } from './child.ts'

/** Milliseconds between two looks at the memory. */
const LOOK = 100

export interface Held {
  /** MB of resident memory of the process and its children. */
  memory: number
  threads: number
  children: number
}

export interface Side {
  ask(order: Order): Promise<Report>
  held(): Held
  /** Resident memory in MB, every 100 ms from now until the returned function is called. */
  watch(): () => number[]
  end(): Promise<void>
}

/** Starts a program of this folder, which is told what to do by `child.ts`. */
export async function startSide(program: string, args: string[]): Promise<Side> {
  // As `pnpm chitra` and `npm start` do.
  const child = fork(new URL(program, import.meta.url), args, { env: { ...process.env, ...LITTLE_MEMORY } })
  await once(child, 'message')
  return {
    ask: (order) => ask(child, order),
    held: () => heldBy(child.pid ?? 0),
    watch() {
      const seen: number[] = []
      const looking = setInterval(() => seen.push(heldBy(child.pid ?? 0).memory), LOOK)
      return () => {
        clearInterval(looking)
        return seen
      }
    },
    async end() {
      child.send('end' satisfies Order)
      await once(child, 'exit')
    },
  }
}

async function ask(child: ChildProcess, order: Order): Promise<Report> {
  child.send(order)
  const ended = new AbortController()
  try {
    return await Promise.race([
      once(child, 'message', { signal: ended.signal }).then(([report]) => report as Report),
      once(child, 'exit', { signal: ended.signal }).then(() => Promise.reject(new Error('the child has ended'))),
    ])
  } finally {
    ended.abort()
  }
}

function heldBy(pid: number): Held {
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      // It has ended.
      return ''
    }
  }
  const numberOf = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
  const children = globSync(`/proc/${pid}/task/*/children`)
    .flatMap((path) => read(path).split(' ').filter(Boolean))
    .map((each) => heldBy(Number(each)))
  return {
    memory: numberOf('VmRSS') / 1_024 + children.reduce((sum, { memory }) => sum + memory, 0),
    threads: numberOf('Threads'),
    children: children.length,
  }
}
