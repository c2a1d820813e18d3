import { createRoot } from 'react-dom/client'
import './page.css'
import type { Contender, GalleryItem } from './contender.tsx'
import { blankShare, layoutShift, nextFrame, nextTask, settledPaint } from './probe.ts'
import { type BenchPage, type Scrolled, trueHeight } from './bench-page.ts'

const libraries: Record<string, () => Promise<{ Gallery: Contender }>> = {
  chitra: () => import('./libraries/chitra.tsx'),
  masonic: () => import('./libraries/masonic.tsx'),
  'react-photo-album': () => import('./libraries/react-photo-album.tsx'),
  virtuoso: () => import('./libraries/virtuoso.tsx'),
}

/** Timeout of a library, in milliseconds. */
const LIMIT = 20_000
/** Milliseconds after which no further mount is started. */
const ENOUGH = 2_000

// Registered before any library's listener, so that the time of that listener is included.
let resizedAt = Number.NaN
addEventListener('resize', () => (resizedAt = performance.now()))

const query = new URLSearchParams(location.search)
const load = libraries[query.get('library') ?? '']
if (load === undefined) throw new Error('no such library')
const { Gallery } = await load()
const items = ((await (await fetch('sizes.json')).json()) as GalleryItem[]).slice(0, Number(query.get('count')))
let root = createRoot(document.querySelector('#root') ?? document.body)

async function mountOnce(): Promise<number> {
  const started = performance.now()
  root.render(<Gallery items={items} />)
  return (await settledPaint(LIMIT)) - started
}

async function scroll({ speed, seconds, probe }: { speed: number; seconds: number; probe: boolean }): Promise<Scrolled> {
  const times: number[] = []
  let [blank, worstBlank] = [0, 0]
  // ResizeObservers run after a frame's callbacks and layout and before its paint, so they see what is painted.
  const marker = document.body.appendChild(document.createElement('i'))
  marker.style.cssText = 'position:fixed;top:0;left:0;height:1px;width:1px;pointer-events:none'
  const painted = new ResizeObserver(() => {
    const share = blankShare()
    blank += share
    worstBlank = Math.max(worstBlank, share)
  })
  scrollTo(0, 0)
  for (let frame = 0; frame < 10; frame += 1) await nextFrame()
  if (probe) painted.observe(marker)
  const started = await nextFrame()
  let now = started
  while (now - started < seconds * 1_000) {
    // Scrolls between two frames, like a scrollbar: from a frame's callback the scroll event would come a frame later.
    await nextTask()
    scrollTo(0, ((now - started) / 1_000) * speed)
    if (probe) marker.style.width = `${1 + (times.length % 2)}px`
    const before = now
    now = await nextFrame()
    times.push(now - before)
  }
  painted.disconnect()
  marker.remove()
  return { frames: times, meanBlank: blank / times.length, worstBlank }
}

const bench: BenchPage = {
  async mount(again) {
    const cold = await mountOnce()
    const height = document.documentElement.scrollHeight
    for (let frame = 0; frame < 10; frame += 1) await nextFrame()
    const shift = layoutShift()
    const warm: number[] = []
    const until = performance.now() + ENOUGH
    for (let n = 0; n < again && performance.now() < until; n += 1) {
      for (let frame = 0; frame < 3; frame += 1) await nextFrame()
      root.unmount()
      root = createRoot(document.querySelector('#root') ?? document.body)
      for (let frame = 0; frame < 3; frame += 1) await nextFrame()
      warm.push(await mountOnce())
    }
    for (let frame = 0; frame < 10; frame += 1) await nextFrame()
    return { height, cold, warm: warm.sort((a, b) => a - b)[Math.floor(warm.length / 2)] ?? cold, shift }
  },
  async relayout() {
    const until = performance.now() + LIMIT
    while (Number.isNaN(resizedAt) && performance.now() < until) await nextFrame()
    return (await settledPaint(LIMIT)) - resizedAt
  },
  scroll,
  state: () => ({
    height: document.documentElement.scrollHeight,
    trueHeight: trueHeight(items, innerWidth, query.get('library') === 'virtuoso'),
    nodes: document.querySelectorAll('#root *').length,
    layoutShift: layoutShift(),
  }),
  async end() {
    const before = document.documentElement.scrollHeight
    scrollTo(0, before)
    for (let frame = 0; frame < 5; frame += 1) await nextFrame()
    const lowest = Math.max(...Array.from(document.querySelectorAll('.tile'), (tile) => tile.getBoundingClientRect().bottom + scrollY))
    return { before, after: document.documentElement.scrollHeight, lowest }
  },
}
Object.assign(window, { bench })
