import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { fixtureAssets } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { AssetTile } from '../asset-tile/asset-tile.tsx'
import { Lightbox } from './lightbox.tsx'

const assets = fixtureAssets(5)

function TilesWithLightbox({ opened }: { opened: number | null }) {
  const [index, setIndex] = useState(opened)
  return (
    <>
      <ul className="grid grid-cols-5 gap-4">
        {assets.map(({ id, href, title, picture }, position) => (
          <li key={id} className="aspect-square">
            <AssetTile href={href} title={title} picture={picture} onViewLarger={() => setIndex(position)} />
          </li>
        ))}
      </ul>
      <Lightbox
        items={assets}
        index={index}
        onIndexChange={(change) => setIndex(change.index)}
        renderActions={(item) => (
          <Button asChild>
            <Link href={`#/item/${item.id}`}>See details</Link>
          </Button>
        )}
      />
    </>
  )
}

const meta = { title: 'Patterns/Lightbox', component: TilesWithLightbox, args: { opened: null } } satisfies Meta<typeof TilesWithLightbox>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { opened: 0 } }
export const Tall: Story = { args: { opened: 1 } }

const dialog = () => screen.findByRole('dialog')

export const ByKeyboard: Story = {
  name: 'Arrow keys move, Esc closes, focus returns to the tile [GAL-03]',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'View Tea gardens on misty hills larger' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await dialog()).toHaveAccessibleName('Tea gardens on misty hills')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await dialog()).toHaveAccessibleName('Dusk over the ghats')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(await dialog()).toHaveAccessibleName('Tea gardens on misty hills')
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab()
      await expect(await dialog()).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const BySwipe: Story = {
  name: 'A swipe moves [GAL-03]',
  args: { opened: 1 },
  play: async () => {
    const picture = await screen.findByRole('img', { name: 'Dusk over the ghats' })
    await userEvent.pointer([
      { keys: '[TouchA>]', target: picture, coords: { x: 500, y: 300 } },
      { pointerName: 'TouchA', target: picture, coords: { x: 300, y: 310 } },
      { keys: '[/TouchA]', target: picture, coords: { x: 300, y: 310 } },
    ])
    await expect(await dialog()).toHaveAccessibleName('Marigold garland')
  },
}
