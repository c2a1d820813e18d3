import type { Page } from 'playwright'

/** An event of Chromium's trace. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of processor time. */
  tdur?: number
  args: { name?: string }
}

/** Notes from now on how much processor time each task of the page's main thread takes; the answer ends that and has them, in milliseconds. */
export async function traceTasks(page: Page): Promise<() => Promise<number[]>> {
  const devtools = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) if (event.name === TASK || event.name === 'thread_name') events.push(event)
  })
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] } })
  return async () => {
    await devtools.send('Tracing.end')
    await complete
    const mains = new Set(events.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf))
    const threads = Map.groupBy(
      events.filter((event) => event.name === TASK && mains.has(threadOf(event))),
      threadOf,
    )
    // Other pages of this browser have a main thread as well, which rests.
    const tasks = [...threads.values()].map((all) => all.map(({ tdur = 0 }) => tdur / 1_000))
    return tasks.toSorted((a, b) => sum(b) - sum(a))[0] ?? []
  }
}

const TASK = 'ThreadControllerImpl::RunTask'
const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
