import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  show(state: { done: number; total: number; name: string }): void
  /** Writes a line without breaking the bar. */
  line(text: string): void
  end(): void
}

/** Number of lines printed where there is no progress bar. */
const LINES = 20

/** A progress bar on a terminal, otherwise `LINES` plain lines. */
export function progressOn(stream: NodeJS.WriteStream, title = ''): Progress {
  return stream.isTTY ? bar(stream, title) : lines(stream, title)
}

function bar(stream: NodeJS.WriteStream, title: string): Progress {
  const shown = new SingleBar(
    {
      stream,
      format: `${title}  {bar}  {value}/{total}  {name}`,
      hideCursor: true,
      clearOnComplete: true,
      forceRedraw: true,
      gracefulExit: false,
    },
    Presets.shades_classic,
  )
  let started = false
  const erase = (): void => void stream.write('\r\x1b[K')
  return {
    show({ done, total, name }) {
      if (!started) shown.start(total, 0, { name: '' })
      started = true
      shown.update(done, { name: name.length > 40 ? `${name.slice(0, 39)}…` : name })
    },
    line(text) {
      if (started) erase()
      stream.write(`${text}\n`)
      if (started) shown.render()
    },
    end() {
      if (started) shown.stop()
      started = false
    },
  }
}

function lines(stream: NodeJS.WriteStream, title: string): Progress {
  let last = 0
  return {
    show({ done, total, name }) {
      const step = Math.floor((done * LINES) / total)
      if (step === last) return
      last = step
      stream.write(`${`${title === '' ? '' : `${title}: `}${done}/${total}  ${name}`.trimEnd()}\n`)
    },
    line: (text) => void stream.write(`${text}\n`),
    end: () => undefined,
  }
}
