import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { longTitle, scenePicture } from '../../fixtures.ts'
import { ExpandIcon } from '../../icons.ts'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { KeywordChips } from '../keyword-chips/keyword-chips.tsx'
import { ItemPicture, type ItemPictureProps } from './item-picture.tsx'
import type { Growth } from './use-growth.ts'

const onViewLarger = fn()
const corner = (
  <IconButton variant="glass" label="View Tea gardens on misty hills larger" onClick={onViewLarger}>
    <ExpandIcon aria-hidden="true" />
  </IconButton>
)

/** Its tile is the button. */
function GrowsOnPress(props: ItemPictureProps) {
  const [place, setPlace] = useState<Growth>()
  if (place !== undefined) return <ItemPicture {...props} growsFrom={place} />
  return <Button onClick={({ currentTarget }) => setPlace(growthOf(currentTarget))}>Open</Button>
}
function growthOf(tile: Element): Growth {
  const { left, top, width, height } = tile.getBoundingClientRect()
  return { left, top, width, height, since: performance.now() }
}

const meta = {
  title: 'Patterns/ItemPicture',
  component: ItemPicture,
  args: { title: 'Tea gardens on misty hills', picture: scenePicture('tea') },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ItemPicture>
export default meta
type Story = StoryObj<typeof meta>

const inTheView: Story['play'] = async ({ canvasElement }) => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await expect(canvasElement.querySelector('[data-state]')?.getBoundingClientRect().height).toBeLessThanOrEqual(
    Math.max(innerHeight * 0.8, 384) + 1,
  )
}

export const Landscape: Story = { play: inTheView }
export const Portrait: Story = { args: { title: 'Monsoon', picture: scenePicture('monsoon') }, play: inTheView }
export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: Portrait.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: inTheView,
}
export const Panorama: Story = { args: { title: 'Dunes of the Thar', picture: { ...scenePicture('dunes'), height: 400 } } }
export const Zip: Story = {
  name: 'A bundle without a thumbnail',
  args: { title: 'Forty kolam patterns', picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Forty kolam patterns' })).toBeVisible()
  },
}
export const OverItsTile: Story = {
  name: 'On its way, over the file of its tile',
  args: { picture: { ...scenePicture('tea'), src: 'https://chitra.invalid/never.jpg' }, meanwhile: scenePicture('tea').src },
  decorators: (Story) => (
    // A picture without a box is never fetched, so it stays on its way.
    <div className="[&_picture_img]:hidden">
      <Story />
    </div>
  ),
}
export const WithCorner: Story = {
  args: { corner },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onViewLarger).toHaveBeenCalledOnce()
  },
}
export const Growing: Story = {
  name: 'It grows from the place of its tile',
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <GrowsOnPress {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const frame = canvasElement.querySelector('[data-item-picture]')
    const [growth] = frame?.getAnimations() ?? []
    const [first] = (growth?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? []
    await expect(String(first?.['transform'])).toMatch(/^translate\(-?[\d.]+px, -?[\d.]+px\) scale\([\d.]+, [\d.]+\)$/)
    await growth?.finished
    await expect(frame?.getAnimations()).toEqual([])
  },
}
export const Failed: Story = { args: { picture: { ...scenePicture('tea'), src: 'data:image/png;base64,broken' } } }
export const LongTitle: Story = {
  name: 'A failed picture with a title of 60 characters',
  args: { title: longTitle, picture: { ...scenePicture('tea'), alt: longTitle, src: 'data:image/png;base64,broken' } },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  args: { corner },
  render: (args) => (
    <div className="flex flex-col gap-6">
      <ItemPicture {...args} />
      <KeywordChips keywords={['tea', 'tea garden', 'plantation', 'hills', 'green', 'mist']} linkFor={(keyword) => `#/search/${keyword}`} />
    </div>
  ),
}
