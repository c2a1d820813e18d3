import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fixtureAssets } from '../../fixtures.ts'
import { LinkProvider, type LinkProps } from '../../link.tsx'
import { PictureGallery, type PictureGalleryProps } from './picture-gallery.tsx'

const pictures = fixtureAssets(12).map((asset) => ({ ...asset, priceNote: '₹234.82 with GST', large: asset.picture }))

/** Its lightbox opens and shuts. */
function Gallery(props: PictureGalleryProps) {
  const [shown, setShown] = useState(props.shown)
  return <PictureGallery {...props} shown={shown} onShownChange={(change) => setShown(change.shown)} />
}

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/PictureGallery',
  component: PictureGallery,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'temple light',
    pictures,
    wished: new Set(['dusk-1']),
    onWishedChange: fn(),
    shown: null,
    onShownChange: fn(),
    openLabel: 'View details',
  },
  render: (args) => <Gallery {...args} />,
} satisfies Meta<typeof PictureGallery>
export default meta
type Story = StoryObj<typeof meta>

export const Tiles: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Dusk over the ghats from wish list' }))
    await expect(args.onWishedChange).toHaveBeenCalledWith({ id: 'dusk-1', wished: false })
  },
}
/** Counts how often each tile draws its link, by its address. */
const drawn = new Map<string, number>()
function CountedLink({ href, children, ...rest }: LinkProps) {
  drawn.set(href, (drawn.get(href) ?? 0) + 1)
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
/** Its hearts turn. */
function WithHearts(props: PictureGalleryProps) {
  const [wished, setWished] = useState(props.wished)
  return (
    <PictureGallery {...props} wished={wished} onWishedChange={useCallback(({ id }: { id: string }) => setWished(new Set([id])), [])} />
  )
}
export const OneHeart: Story = {
  name: 'A heart draws its own tile anew and no other',
  args: { wished: new Set<string>() },
  render: (args) => (
    <LinkProvider value={CountedLink}>
      <WithHearts {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const before = new Map(drawn)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Dusk over the ghats to wish list' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Dusk over the ghats from wish list' })).toBeVisible())
    const again = [...drawn].filter(([href, times]) => times !== before.get(href)).map(([href]) => href)
    await expect(again).toEqual(['#/item/dusk-1'])
  },
}
export const Large: Story = {
  name: 'A picture in the lightbox',
  args: { shown: 0 },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'View details' })).toHaveAttribute('href', '#/item/tea-0')
  },
}
export const MoreLike: Story = {
  name: 'Each leads to what looks like it, from its tile and from the lightbox',
  args: {
    likeLinkFor: (id) => `#/search?like=${id}`,
    pictures: pictures.map((picture, index) => (index === 0 ? { ...picture, alike: { count: 3, href: '#/search?alike=tea-0' } } : picture)),
    shown: 0,
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const large = await dialog.findByRole('link', { name: 'More like Tea gardens on misty hills' })
    await expect(large).toHaveAttribute('href', '#/search?like=tea-0')
    const tile = within(canvasElement.querySelector<HTMLElement>('[data-tile="tea-0"]') ?? canvasElement)
    const hidden = { hidden: true }
    await expect(tile.getByRole('link', { name: /^More like/, ...hidden })).toHaveAttribute('href', '#/search?like=tea-0')
    await expect(tile.getByRole('link', { name: /^\+3 alike/, ...hidden })).toHaveAttribute('href', '#/search?alike=tea-0')
  },
}
export const ByArrows: Story = {
  name: 'An arrow key goes to the tile that lies that way',
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: /^Tea gardens/ })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(first).not.toHaveFocus())
    await expect(document.activeElement?.closest('[data-tile]')).toHaveAttribute('data-tile', 'dusk-1')
  },
}
