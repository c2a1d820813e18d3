import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { fixtureAssets, type FixtureAsset } from '../../fixtures.ts'
import { AssetTile } from '../asset-tile/asset-tile.tsx'
import { MasonryGallery } from './masonry-gallery.tsx'

function Gallery({ count, width, expectedWidth }: { count: number; width?: number; expectedWidth?: number }) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} style={{ width }}>
      <MasonryGallery<FixtureAsset>
        items={fixtureAssets(count)}
        expectedWidth={expectedWidth}
        renderTile={(item) => <AssetTile {...tile(item)} data-drawn={frame.current === null ? 'first' : 'after the measure'} />}
      />
    </div>
  )
}

const tile = ({ href, title, picture, price, badges }: FixtureAsset) => ({ href, title, picture, price, badges })

const meta = { title: 'Patterns/MasonryGallery', component: Gallery, args: { count: 30 } } satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const Thirty: Story = {}
export const Phone: Story = {
  args: { width: 358 },
  play: async ({ canvasElement }) => {
    const tiles = [...canvasElement.querySelectorAll('li')]
    await expect(new Set(tiles.map((each) => each.offsetLeft)).size).toBe(2)
  },
}
export const ExpectedWidth: Story = {
  name: 'A width that was expected: the first tiles come with the first render',
  args: { width: 358, expectedWidth: 358, count: 8 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('article')?.dataset['drawn']).toBe('first')
  },
}
export const OtherWidth: Story = {
  name: 'A width that was not expected is measured',
  args: { width: 358, expectedWidth: 300, count: 8 },
  play: async ({ canvasElement }) => {
    const tiles = () => [...canvasElement.querySelectorAll('article')]
    await waitFor(() => expect(tiles().map(({ offsetWidth }) => offsetWidth)).toEqual(tiles().map(() => 174)))
    await expect(tiles()[0]?.dataset['drawn']).toBe('after the measure')
  },
}
export const Narrowest: Story = { args: { width: 288, count: 8 } }
export const ReadingOrder: Story = {
  name: 'Tab order is reading order, and no tile moves [GAL-01]',
  play: async ({ canvasElement }) => {
    const tiles = [...canvasElement.querySelectorAll<HTMLElement>('[data-tile]')]
    await expect(tiles.map((each) => Number(each.getAttribute('aria-posinset')))).toEqual(tiles.map((_, index) => index + 1))
    const before = tiles.map((each) => each.getBoundingClientRect().top)
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state=loading]').length).toBeLessThan(tiles.length))
    await expect(tiles.map((each) => each.getBoundingClientRect().top)).toEqual(before)
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
export const TenThousand: Story = {
  name: 'Ten thousand: little is mounted, in reading order, and focus stays',
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
    await expect(Math.max(...ends)).toBeCloseTo(list?.getBoundingClientRect().bottom ?? 0, 1)
    third?.blur()
    scrollTo(0, 0)
  },
}
