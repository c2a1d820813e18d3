/** What the bench tells a child to do, one after another. */
export type Order = { folder: string; width?: number } | 'rest' | 'end'

export interface Report {
  /** Pictures. */
  done: number
  /** Milliseconds. */
  time: number
  /** Milliseconds of processor time of this process, and of its ended children. */
  cpu: number
}

/** Answers the bench's orders in a child process. */
export function answerFolders(work: {
  run(folder: string, width?: number): Promise<number>
  /** Gives memory back. */
  rest(): Promise<void>
  end(): Promise<void>
}): void {
  const follow = async (order: Order): Promise<void> => {
    if (order === 'end') {
      await work.end()
      process.disconnect()
      return
    }
    const [began, before] = [performance.now(), process.cpuUsage()]
    const done = order === 'rest' ? await work.rest().then(() => 0) : await work.run(order.folder, order.width)
    const { user, system } = process.cpuUsage(before)
    process.send?.({ done, time: performance.now() - began, cpu: (user + system) / 1_000 } satisfies Report)
  }
  process.on('message', (order: Order) => {
    follow(order).catch((error: unknown) => {
      process.stderr.write(`${(error as Error).stack}\n`)
      process.exit(1)
    })
  })
  process.send?.('ready')
}
