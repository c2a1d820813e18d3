import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { fixtureAssets, type FixtureAsset } from '../../fixtures.ts'
import { HydrationProvider } from '../../hydration.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { AssetTile } from '../asset-tile/asset-tile.tsx'
import { MasonryGallery } from './masonry-gallery.tsx'

function Gallery({ count, className }: { count: number; className?: string }) {
  const items = useMemo(() => fixtureAssets(count), [count])
  return (
    <div className={className}>
      <MasonryGallery items={items} renderTile={renderTile} />
    </div>
  )
}

/** What a server would send, which nobody has taken over yet. */
function FromServer({ count }: { count: number }) {
  return <div dangerouslySetInnerHTML={{ __html: renderToString(<DrawnByServer count={count} />) }} />
}

const DrawnByServer = (props: { count: number; className?: string }) => (
  <HydrationProvider drawnByServer>
    <Gallery {...props} />
  </HydrationProvider>
)

const renderTile = (item: FixtureAsset) => <AssetTile {...tile(item)} />

const tile = ({ href, title, picture, price, badges }: FixtureAsset) => ({ href, title, picture, price, badges })

/** Of galleries, in pixels: on either side of each change of columns, and those of common screens. */
const widths = [288, 358, 539.5, 540, 657, 704, 819.75, 820, 936, 976, 1399.5, 1400, 1800]

const meta = { title: 'Patterns/MasonryGallery', component: Gallery, args: { count: 30 } } satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const Thirty: Story = {}
export const Phone: Story = {
  args: { className: 'w-[358px]' },
  play: async ({ canvasElement }) => {
    const tiles = [...canvasElement.querySelectorAll('li')]
    await expect(new Set(tiles.map((each) => each.offsetLeft)).size).toBe(2)
  },
}
export const Narrowest: Story = { args: { className: 'w-72', count: 8 } }
/** The HTML of a server has every place at every width, and no tile moves when the script takes over. */
export const NothingMoves: Story = {
  name: 'Server HTML',
  tags: ['[GAL-01]'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <FromServer {...args} />,
  play: async ({ args, canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>('div:has(> div > div > ul)')
    if (frame === null) throw new Error('There is no gallery')
    const boxes = () =>
      [...frame.querySelectorAll('li')].slice(0, 8).map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      })
    const whole = () => frame.querySelector('ul')?.offsetHeight
    const before = new Map<number, unknown>()
    for (const width of widths) {
      frame.style.width = `${width}px`
      before.set(width, [boxes(), whole()])
    }
    const complaint = spyOn(console, 'error')
    const root = hydrateRoot(frame, <DrawnByServer {...args} />, { onRecoverableError: (error) => console.error(error) })
    await waitFor(() => expect(frame.querySelector('style')).toBeNull())
    for (const width of widths) {
      frame.style.width = `${width}px`
      await waitFor(() => expect([boxes(), whole()]).toEqual(before.get(width)))
    }
    await expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
    root.unmount()
  },
}
/** Tab order is reading order, and no tile moves. */
export const ReadingOrder: Story = {
  name: 'Reading order',
  tags: ['[GAL-01]'],
  play: async ({ canvasElement }) => {
    const tiles = [...canvasElement.querySelectorAll<HTMLElement>('[data-tile]')]
    await expect(tiles.map((each) => Number(each.getAttribute('aria-posinset')))).toEqual(tiles.map((_, index) => index + 1))
    const before = new Map(tiles.map((each) => [each, each.getBoundingClientRect().top]))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state=loading]').length).toBeLessThan(tiles.length))
    // The band of what is mounted follows the window: a tile at its edge may have left.
    const mounted = tiles.filter((each) => each.isConnected)
    await expect(mounted.length).toBeGreaterThan(4)
    await expect(mounted.map((each) => each.getBoundingClientRect().top)).toEqual(mounted.map((each) => before.get(each)))
  },
}
export const RightToLeft: Story = {
  args: { count: 8 },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('li')].map((each) => each.getBoundingClientRect())
    await expect(first?.right).toBeCloseTo(canvasElement.querySelector('ul')?.getBoundingClientRect().right ?? 0, 0)
    await expect(second?.right).toBeLessThan(first?.left ?? 0)
  },
}
export const OnlyWhatIsNearIsMounted: Story = {
  // A page of documentation lays out all tiles of all its stories: these would make it hundreds of screens tall.
  tags: ['!autodocs'],
  args: { count: 3000 },
  play: async ({ canvasElement }) => {
    const mounted = () => canvasElement.querySelectorAll('[data-tile]').length
    await expect(mounted()).toBeLessThan(80)
    canvasElement.querySelector<HTMLElement>('[data-tile] a')?.focus()
    scrollTo(0, 50_000)
    await waitFor(() => expect(Number(canvasElement.querySelector('li:last-child')?.getAttribute('aria-posinset'))).toBeGreaterThan(200))
    await expect(mounted()).toBeLessThan(100)
    await expect(canvasElement.querySelector('[data-tile]')).toContainElement(document.activeElement as HTMLElement)
    scrollTo(0, 0)
  },
}
/** What its first commit has in the document, by position. */
const firstDrawn: number[][] = []
function NotesFirst({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    firstDrawn.push(positionsIn(frame.current))
  }, [])
  return <div ref={frame}>{children}</div>
}
const positionsIn = (frame: Element | null): number[] =>
  [...(frame?.querySelectorAll('[data-tile]') ?? [])].map((each) => Number(each.getAttribute('aria-posinset')))
/** A list that somebody leaves and comes back to. */
function LeftAndBack({ count }: { count: number }) {
  const items = useMemo(() => fixtureAssets(count), [count])
  const [there, setThere] = useState(true)
  return (
    <>
      <div className="fixed top-0 right-0">
        <Button onClick={() => setThere(!there)}>{there ? 'Leave' : 'Back'}</Button>
      </div>
      {there ? (
        <NotesFirst>
          <MasonryGallery name="a list" items={items} renderTile={renderTile} />
        </NotesFirst>
      ) : null}
    </>
  )
}
export const Back: Story = {
  name: 'Back to a list, it begins where it was left',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { count: 600 },
  render: (args) => <LeftAndBack {...args} />,
  play: async ({ canvas, canvasElement }) => {
    scrollTo(0, 4000)
    await waitFor(() => expect(Math.min(...positionsIn(canvasElement))).toBeGreaterThan(5))
    const inView = () =>
      [...canvasElement.querySelectorAll('[data-tile]')].filter(
        (each) => each.getBoundingClientRect().bottom > 0 && each.getBoundingClientRect().top < innerHeight,
      )
    const seen = inView().map((each) => Number(each.getAttribute('aria-posinset')))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    firstDrawn.length = 0
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(firstDrawn[0]).toEqual(expect.arrayContaining(seen))
    await expect(firstDrawn[0]?.length).toBeLessThan(60)
    scrollTo(0, 0)
  },
}
/** A list that is hidden while somebody is elsewhere, and shown again where it was. */
function HiddenAndBack({ count }: { count: number }) {
  const items = useMemo(() => fixtureAssets(count), [count])
  const [there, setThere] = useState(true)
  const left = useRef(0)
  useLayoutEffect(() => {
    if (there) scrollTo(0, left.current)
  }, [there])
  const step = () => {
    if (there) left.current = scrollY
    setThere(!there)
  }
  return (
    <>
      <div className="fixed top-0 right-0">
        <Button onClick={step}>{there ? 'Leave' : 'Back'}</Button>
      </div>
      <Activity mode={there ? 'visible' : 'hidden'}>
        <MasonryGallery items={items} renderTile={renderTile} />
      </Activity>
    </>
  )
}
export const Hidden: Story = {
  name: 'Hidden and shown again, it keeps its tiles',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { count: 600 },
  render: (args) => <HiddenAndBack {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const painted = async () => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 4000)
    await waitFor(() => expect(Math.min(...positionsIn(canvasElement))).toBeGreaterThan(5))
    await painted()
    const before = positionsIn(canvasElement)
    const changes: MutationRecord[] = []
    const watch = new MutationObserver((records) => changes.push(...records))
    const list = canvasElement.querySelector('[data-masonry]')
    if (list !== null) watch.observe(list, { childList: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(list).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await painted()
    await expect(scrollY).toBe(4000)
    await expect(positionsIn(canvasElement)).toEqual(before)
    await expect(changes).toEqual([])
    watch.disconnect()
    scrollTo(0, 0)
  },
}
export const InPieces: Story = {
  name: 'What is near is drawn in pieces',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { count: 600 },
  play: async ({ canvasElement }) => {
    const nextFrame = () => new Promise(requestAnimationFrame)
    for (let frame = 0; frame < 30; frame += 1) await nextFrame()
    const drawn: number[] = []
    const watch = new MutationObserver((records) => drawn.push(records.flatMap(({ addedNodes }) => [...addedNodes]).length))
    const list = canvasElement.querySelector('[data-masonry]')
    if (list !== null) watch.observe(list, { childList: true })
    scrollTo(0, 20_000)
    for (let frame = 0; frame < 30; frame += 1) await nextFrame()
    watch.disconnect()
    // What is seen at once, and the rest in pieces: so many tiles begin in 80 px of five columns, on both sides.
    const [seen = 0, ...pieces] = drawn
    await expect(seen).toBeGreaterThan(4)
    await expect(pieces.length).toBeGreaterThan(2)
    await expect(Math.max(...pieces)).toBeLessThan(12)
    scrollTo(0, 0)
  },
}
export const TenThousand: Story = {
  name: 'Ten thousand',
  tags: ['!autodocs'],
  args: { count: 10_000 },
  play: async ({ canvasElement }) => {
    const positions = () => [...canvasElement.querySelectorAll('[data-tile]')].map((each) => Number(each.getAttribute('aria-posinset')))
    const list = canvasElement.querySelector('ul')
    const height = list?.offsetHeight ?? 0
    const third = canvasElement.querySelector<HTMLElement>('[aria-posinset="3"] a')
    third?.focus()
    for (const share of [0.1, 0.5, 0.9, 1]) {
      scrollTo(0, height * share)
      await waitFor(() => expect(Math.max(...positions())).toBeGreaterThan(9_900 * share))
      await expect(positions().length).toBeLessThan(100)
      await expect(positions()).toEqual(positions().toSorted((a, b) => a - b))
      await expect(positions().slice(0, 3)).toEqual([2, 3, 4])
      await expect(document.activeElement).toBe(third)
    }
    await expect(positions().at(-1)).toBe(10_000)
    await expect(list?.offsetHeight).toBe(height)
    const ends = [...canvasElement.querySelectorAll('[data-tile]')].map((each) => each.getBoundingClientRect().bottom)
    await expect(Math.max(...ends)).toBeCloseTo(list?.getBoundingClientRect().bottom ?? 0, 0)
    third?.blur()
    scrollTo(0, 0)
  },
}
