import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  update(done: number, total: number, name: string): void
  stop(): void
}

/** A bar on a terminal; elsewhere a line every tenth of the way, so that a log stays readable. */
export function progressBar(title: string, total: number): Progress {
  return process.stdout.isTTY ? bar(title, total) : lines(title)
}

function bar(title: string, total: number): Progress {
  const single = new SingleBar({ format: `${title} [{bar}] {value}/{total} {name}`, hideCursor: true, clearOnComplete: false }, Presets.rect)
  single.start(total, 0, { name: '' })
  return {
    update(done, all, name) {
      single.setTotal(all)
      single.update(done, { name: Array.from(name).slice(0, 40).join('') })
    },
    stop: () => single.stop(),
  }
}

function lines(title: string): Progress {
  let tenth = -1
  return {
    update(done, all) {
      const now = Math.floor((done * 10) / Math.max(1, all))
      if (now <= tenth) return
      tenth = now
      process.stdout.write(`${title}: ${done}/${all}\n`)
    },
    stop: () => undefined,
  }
}
