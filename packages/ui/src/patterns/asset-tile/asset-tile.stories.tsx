import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fixtureAssets, longTitle, scenePicture, warmThumbHash } from '../../fixtures.ts'
import { AssetTile, assetBadges } from './asset-tile.tsx'

const meta = {
  title: 'Patterns/AssetTile',
  component: AssetTile,
  args: {
    href: '#/item/tea',
    title: 'Tea gardens on misty hills',
    picture: scenePicture('tea'),
    price: '₹199',
    onWishedChange: fn(),
    onViewLarger: fn(),
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['ownBox'] === true ? (
        <Story />
      ) : (
        <div className="h-52 w-78">
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof AssetTile>
export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Tea gardens/ })).toHaveFocus()
  },
}
export const FocusedOverWhite: Story = {
  args: { picture: scenePicture('lotus'), title: 'Lotus, a graphic' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
}
export const WithTax: Story = {
  name: 'The price, and what it comes to',
  args: { priceNote: '₹234.82 with GST' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByText('₹234.82 with GST')).toBeVisible()
  },
}
/** Of a gallery on a phone: above its price the title has a line of its own, and in a low tile, which has no room for that, the tax is broken into two. */
export const Narrow: Story = {
  args: { priceNote: '₹234.82 with GST' },
  parameters: { ownBox: true },
  render: (args) => (
    <div className="flex flex-col gap-2.5">
      <div className="h-54 w-43">
        <AssetTile {...args} />
      </div>
      <div className="h-24 w-43 [--tile-is-low:1]">
        <AssetTile {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const boxes = (text: string) => canvas.getAllByText(text).map((each) => each.getBoundingClientRect())
    const [title, lowTitle] = boxes('Tea gardens on misty hills')
    const [price, lowPrice] = boxes('₹199')
    await expect(title?.width).toBeGreaterThan(100)
    await expect(title?.bottom).toBeLessThanOrEqual((price?.top ?? 0) + 1)
    await expect(lowTitle?.right).toBeLessThan(lowPrice?.left ?? 0)
    await expect(lowTitle?.width).toBeGreaterThan(50)
  },
}
export const Wished: Story = {
  args: { wished: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tea gardens on misty hills from wish list', pressed: true }))
    await expect(args.onWishedChange).toHaveBeenCalledWith({ wished: false })
  },
}
export const WishedAndResting: Story = {
  name: 'Wished, untouched: the heart stays',
  args: { wished: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button', { pressed: true })).opacity).toBe('1')
  },
}
export const Saved: Story = {
  name: 'A button puts it on a board',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onSave: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Tea gardens on misty hills to a board' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const MoreLike: Story = {
  name: 'A link leads to what looks like it',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { likeHref: '#/search?like=tea', onSave: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'More like Tea gardens on misty hills' })).toHaveAttribute('href', '#/search?like=tea')
  },
}
export const Alike: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A number leads to the rest of the shoot, beside the badges',
  args: { badges: ['free'], alike: { count: 7, href: '#/search?alike=tea' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '+7 alike, of the same shoot as Tea gardens on misty hills' })
    await expect(link).toHaveAttribute('href', '#/search?alike=tea')
    const { left, top, width, height } = link.getBoundingClientRect()
    // A finger has 44 px; above and below what is seen it hits the link too.
    for (const y of [top - 9, top + height + 9]) await expect(document.elementFromPoint(left + width / 2, y)).toBe(link)
  },
}
export const Free: Story = { args: { badges: ['free'], price: 'Free' } }
/** Its badge is in the picture of every badge. */
export const Owned: Story = { args: { badges: ['owned'] }, parameters: { chromatic: { disableSnapshot: true } } }
export const EveryBadge: Story = { args: { badges: assetBadges, wished: true } }
/** A bundle without a thumbnail shows the window. */
export const Zip: Story = {
  name: 'Bundle without a thumbnail',
  tags: ['[GAL-04]'],
  args: { badges: ['zip'], picture: undefined, title: 'Forty kolam patterns' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bundle')).toBeVisible()
  },
}
export const ZipOfSomeFiles: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Bundle that says how many files it holds',
  args: { badges: ['zip'], files: 8, title: 'Forty kolam patterns' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 files')).toBeVisible()
    await expect(canvas.getByRole('article')).toHaveTextContent('Bundle · 8 files')
  },
}

/** A lazy picture without a box is never fetched, so it stays on its way. */
const onItsWay: Story['decorators'] = (Story) => (
  <div className="size-full [&_img]:hidden">
    <Story />
  </div>
)
/** A picture on its way has a shimmer. */
export const Loading: Story = {
  name: 'On its way',
  tags: ['[GAL-02]'],
  args: { picture: { ...scenePicture('tea'), src: 'https://chitra.invalid/tea.jpg' } },
  decorators: onItsWay,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state]')).toHaveAttribute('data-state', 'loading')
  },
}
export const LoadingOverThumbHash: Story = {
  name: 'On its way, over its ThumbHash',
  args: { picture: { ...scenePicture('marigold'), src: 'https://chitra.invalid/marigold.jpg', thumbHash: warmThumbHash } },
  decorators: onItsWay,
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('[data-state=loading]')
    await expect(picture).not.toBeNull()
    await expect(picture).toHaveClass('shimmer-over')
  },
}
export const Failed: Story = { args: { picture: { ...scenePicture('tea'), src: 'data:image/png;base64,broken' } } }
export const LongTitle: Story = {
  name: 'A title of 60 characters',
  args: { title: longTitle, picture: scenePicture('snow') },
  play: async () => {
    await userEvent.tab()
  },
}
export const LookOnly: Story = {
  name: 'Without heart, viewer and price',
  render: ({ href, title, picture }) => <AssetTile href={href} title={title} picture={picture} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Tab goes to the item, the heart and the viewer',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onWishedChange).toHaveBeenCalledWith({ wished: true })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onViewLarger).toHaveBeenCalledOnce()
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  parameters: { chromatic: { disableSnapshot: true }, ownBox: true },
  render: (args) => (
    <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-4 lg:gap-4">
      {fixtureAssets(8).map(({ id, href, title, picture, price, badges }, index) => (
        <div key={id} className="aspect-[4/3]">
          <AssetTile {...args} href={href} title={title} picture={picture} price={price} badges={badges} wished={index === 2} />
        </div>
      ))}
    </div>
  ),
}
