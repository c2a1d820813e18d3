import sharp, { type Sharp } from 'sharp'
import { ImportProblem } from '../problem.ts'
import { checkSvg } from './svg-check.ts'
import type { DrawAnswer, DrawRequest } from './svg-messages.ts'

// Checks and draws SVGs in a process of its own, because a drawing that never ends or uses too much memory can only be stopped by killing its process.
const memory = Number(process.argv[2])
sharp.concurrency(1)
sharp.cache(false)

const die = (): void => void process.kill(process.pid, 'SIGKILL')
const answer = (message: DrawAnswer, then: () => void = () => undefined): void => void process.send?.(message, then)

// SIGKILL, because an ordinary exit waits for the drawing thread.
process.on('disconnect', die)
process.on('SIGINT', () => undefined)
setInterval(() => {
  if (process.memoryUsage.rss() > memory) answer({ problem: 'Drawing the SVG takes too much memory.' }, die)
}, 25)

process.on('message', (request: DrawRequest) => {
  draw(request).then(answer, (error: unknown) =>
    answer({ problem: error instanceof ImportProblem ? error.message : `The SVG cannot be drawn: ${(error as Error).message}` }),
  )
})

async function draw({ svg, side, countedSide, pixels }: DrawRequest): Promise<DrawAnswer> {
  checkSvg(svg)
  if (side === 0) return { checked: true }
  const open = (density: number): Sharp => sharp(svg, { limitInputPixels: pixels, density: Math.min(100_000, Math.max(1, density)) })
  // The density (72 by default) scales the drawing itself: a small SVG is rendered at the requested size instead of being enlarged as pixels. Its
  // proportions are measured at a large size, because metadata has whole pixels.
  const size = await open(72).metadata()
  const longest = Math.max(size.width, size.height)
  if (longest === 0) return { problem: 'The SVG has no size.' }
  const counted = await open((72 * countedSide) / longest).metadata()
  const scale = countedSide / Math.max(counted.width, counted.height)
  const { data, info } = await open((72 * side) / longest)
    .resize({ width: side, height: side, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    data,
    width: info.width,
    height: info.height,
    countedWidth: Math.max(1, Math.round(counted.width * scale)),
    countedHeight: Math.max(1, Math.round(counted.height * scale)),
  }
}
