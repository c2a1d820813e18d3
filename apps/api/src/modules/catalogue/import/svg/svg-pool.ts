import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import type { Limits } from '../limits.ts'
import { ImportProblem } from '../problem.ts'
import type { DrawAnswer, DrawRequest } from './svg-messages.ts'

export type Drawing = Extract<DrawAnswer, { data: Uint8Array }>

export interface SvgPool {
  /**
   * Draws an SVG on white with a longest side of `side` pixels. `countedWidth` and `countedHeight` are its size if the longest side were `countedSide`.
   * @throws ImportProblem if it cannot be drawn, or not within the limits of time and memory
   */
  draw(svg: Uint8Array, side: number, countedSide: number): Promise<Drawing>
  /** Checks an SVG without drawing it. Throws like `draw`. */
  check(svg: Uint8Array): Promise<void>
  close(): void
}

const CHILD = fileURLToPath(new URL('./svg-child.ts', import.meta.url))

/** Up to `size` processes that draw SVGs. They are started when needed and reused; one is killed when its drawing takes too long. */
export function svgPool(size: number, limits: Limits): SvgPool {
  const idle: ChildProcess[] = []
  const all = new Set<ChildProcess>()
  const limit = pLimit(size)

  function start(): ChildProcess {
    const child = fork(CHILD, [String(limits.svgMemory)], {
      execArgv: ['--max-old-space-size=128'],
      env: {},
      serialization: 'advanced',
      stdio: 'ignore',
    })
    all.add(child)
    child.once('exit', () => {
      all.delete(child)
      const at = idle.indexOf(child)
      if (at !== -1) idle.splice(at, 1)
    })
    return child
  }

  async function send(svg: Uint8Array, side: number, countedSide: number): Promise<DrawAnswer> {
    const child = idle.pop() ?? start()
    try {
      const answer = await ask(child, { svg, side, countedSide, pixels: limits.pixels }, limits.svgTime)
      if ('problem' in answer) throw new ImportProblem(answer.problem)
      return answer
    } finally {
      if (child.connected && !child.killed) idle.push(child)
    }
  }

  return {
    async draw(svg, side, countedSide) {
      const answer = await limit(send, svg, side, countedSide)
      if (!('data' in answer)) throw new Error('the SVG was not drawn')
      return answer
    },
    check: async (svg) => void (await limit(send, svg, 0, 0)),
    close() {
      for (const child of all) child.kill('SIGKILL')
    },
  }
}

function ask(child: ChildProcess, request: DrawRequest, time: number): Promise<DrawAnswer> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void): void => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit).off('error', onError)
      settle()
    }
    const onMessage = (message: unknown): void => done(() => resolve(message as DrawAnswer))
    const onExit = (): void => done(() => reject(new ImportProblem('Drawing the SVG crashed.')))
    const onError = (error: Error): void => done(() => reject(error))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      done(() => reject(new ImportProblem(`Drawing the SVG takes longer than ${time / 1000} s.`)))
    }, time)
    child.once('message', onMessage).once('exit', onExit).once('error', onError)
    child.send(request, (error) => error && onError(error))
  })
}
