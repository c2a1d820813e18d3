import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fixtureAssets, longTitle } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { AssetTile } from '../asset-tile/asset-tile.tsx'
import { Lightbox } from './lightbox.tsx'
import type { LightboxItem } from './lightbox-props.ts'

const assets = fixtureAssets(5)

interface TilesProps {
  /** Which one is open at first. */
  opened: number | null
  items?: ReadonlyArray<LightboxItem>
  withActions?: boolean
}

function TilesWithLightbox({ opened, items = assets, withActions = true }: TilesProps) {
  const [index, setIndex] = useState(opened)
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {items.map(({ id, title, picture }, position) => (
          <li key={id} id={id} className="aspect-square">
            <AssetTile href={`#/item/${id}`} title={title} picture={picture} onViewLarger={() => setIndex(position)} />
          </li>
        ))}
      </ul>
      <Lightbox
        items={items}
        index={index}
        onIndexChange={(change) => setIndex(change.index)}
        renderActions={
          withActions
            ? (item) => (
                <Button asChild>
                  <Link href={`#/item/${item.id}`}>See details</Link>
                </Button>
              )
            : undefined
        }
        returnFocusTo={(item) => document.querySelector<HTMLElement>(`#${item.id} button`)}
      />
    </>
  )
}

const meta = {
  title: 'Patterns/Lightbox',
  component: Lightbox,
  args: { items: assets, index: null, onIndexChange: () => {} },
  // It opens over the page: on the page of its documentation each story has a window of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  render: () => <TilesWithLightbox opened={null} />,
} satisfies Meta<typeof Lightbox>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog')
const shows = async (title: string) => expect(await dialog()).toHaveAccessibleName(title)

export const Open: Story = {
  render: () => <TilesWithLightbox opened={0} />,
  play: async () => {
    const viewer = within(await dialog())
    await expect(viewer.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true')
    await expect(viewer.getByRole('status')).toHaveTextContent('Tea gardens on misty hills, 1 of 5')
  },
}
export const Tall: Story = { render: () => <TilesWithLightbox opened={1} /> }
export const Last: Story = {
  name: 'The last one goes no further',
  render: () => <TilesWithLightbox opened={4} />,
  play: async () => {
    const next = within(await dialog()).getByRole('button', { name: 'Next picture' })
    await userEvent.click(next)
    await shows('Rangoli in four colours')
    await expect(next).toHaveFocus()
  },
}
export const WithoutActions: Story = { render: () => <TilesWithLightbox opened={2} withActions={false} /> }
export const OnePicture: Story = {
  name: 'One picture has no arrows and no count',
  render: () => <TilesWithLightbox opened={0} items={assets.slice(0, 1)} />,
  play: async () => {
    const viewer = within(await screen.findByRole('dialog'))
    await expect(viewer.getAllByRole('button')).toHaveLength(1)
    await expect(viewer.queryByText('1 of 1')).toBeNull()
  },
}
export const LongTitle: Story = {
  name: 'A long title in Devanagari is cut',
  render: () => <TilesWithLightbox opened={0} items={assets.map((asset) => ({ ...asset, title: longTitle }))} />,
}
export const Failed: Story = {
  name: 'A picture that cannot be had',
  render: () => (
    <TilesWithLightbox
      opened={0}
      items={assets.map((asset, index) =>
        index === 0 ? { ...asset, picture: { ...asset.picture, src: 'data:image/png;base64,', alt: asset.title } } : asset,
      )}
    />
  ),
  play: async () => {
    await expect(
      await within(await dialog()).findByRole('img', { name: 'Tea gardens on misty hills: Picture not available' }),
    ).toBeVisible()
  },
}
/** Arrow keys, Home and End move, Esc closes, focus goes to the tile of what was shown last. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Keyboard',
  tags: ['[GAL-03]'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'View Tea gardens on misty hills larger' }).focus()
    await userEvent.keyboard('{Enter}')
    await shows('Tea gardens on misty hills')
    await userEvent.keyboard('{ArrowRight}')
    await shows('Dusk over the ghats')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await shows('Tea gardens on misty hills')
    await userEvent.keyboard('{End}{ArrowRight}')
    await shows('Rangoli in four colours')
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await shows('Rangoli in four colours')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await shows('Dusk over the ghats')
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab()
      await expect(await dialog()).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View Dusk over the ghats larger' })).toHaveFocus())
  },
}
/** A swipe moves. */
export const BySwipe: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Swipe',
  tags: ['[GAL-03]'],
  render: () => <TilesWithLightbox opened={1} />,
  play: async () => {
    const picture = await screen.findByRole('img', { name: 'Dusk over the ghats' })
    await userEvent.pointer([
      { keys: '[TouchA>]', target: picture, coords: { x: 500, y: 300 } },
      { pointerName: 'TouchA', target: picture, coords: { x: 300, y: 310 } },
      { keys: '[/TouchA]', target: picture, coords: { x: 300, y: 310 } },
    ])
    await shows('Marigold garland')
  },
}
export const FromRightToLeft: Story = {
  name: 'Read from right to left, the left arrow goes on',
  globals: { direction: 'rtl' },
  render: () => <TilesWithLightbox opened={1} />,
  play: async () => {
    await shows('Dusk over the ghats')
    await userEvent.keyboard('{ArrowLeft}')
    await shows('Marigold garland')
  },
}
export const Ahead: Story = {
  name: 'The pictures beside it are fetched ahead',
  render: () => <TilesWithLightbox opened={2} />,
  play: async () => {
    const viewer = await dialog()
    const fetched = [...viewer.querySelectorAll('picture[hidden] img')].map((image) => image.getAttribute('src'))
    await expect(fetched).toEqual([assets[1]?.picture.src, assets[3]?.picture.src])
  },
}
