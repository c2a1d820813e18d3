import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { FactList } from '../fact-list/fact-list.tsx'
import { SellerLine } from '../seller-line/seller-line.tsx'
import { ShareButtons } from '../share-buttons/share-buttons.tsx'
import { PriceArea, type PriceAreaProps } from './price-area.tsx'
import { priceAreaKinds, type PriceAreaState } from './price-state.ts'

const states: Record<PriceAreaState['kind'], PriceAreaState> = {
  priced: { kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82' },
  owned: { kind: 'owned' },
  free: { kind: 'free' },
  downloading: { kind: 'downloading', progress: 0.4 },
}

function LivePriceArea({ state: first, onDownload, wished: wishedBefore = false, onWishedChange, ...rest }: PriceAreaProps) {
  const [state, setState] = useState(first)
  const [wished, setWished] = useState(wishedBefore)
  return (
    <PriceArea
      {...rest}
      state={state}
      onDownload={() => {
        setState(states.downloading)
        onDownload?.()
      }}
      wished={wished}
      onWishedChange={(change) => {
        setWished(change.wished)
        onWishedChange?.(change)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/PriceArea',
  component: PriceArea,
  args: {
    title: 'Tea gardens',
    state: states.priced,
    onAddToCart: fn(),
    onDownload: fn(),
    onWishedChange: fn(),
    className: 'max-w-md',
  },
} satisfies Meta<typeof PriceArea>
export default meta
type Story = StoryObj<typeof meta>

export const Priced: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
  },
}
export const Adding: Story = {
  args: { state: { kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82', busy: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add To Cart' }))
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  },
}
export const WithoutTaxNote: Story = { args: { state: { kind: 'priced', price: '₹199' } } }
export const WithoutHeart: Story = {
  render: ({ title, state, onAddToCart, className }) => (
    <PriceArea title={title} state={state} onAddToCart={onAddToCart} className={className} />
  ),
}
export const Wished: Story = { args: { wished: true } }
export const Owned: Story = { args: { state: { kind: 'owned' } } }
export const OwnedAndForSale: Story = {
  name: 'Owned, and bought again for another client',
  args: { state: { kind: 'owned' }, onBuyAgain: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again for another client' }))
    await expect(args.onBuyAgain).toHaveBeenCalledOnce()
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  },
}
export const Free: Story = {
  args: { state: { kind: 'free' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Free Download' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}
export const Downloading: Story = { args: { state: states.downloading } }
export const DownloadingOfUnknownLength: Story = { args: { state: { kind: 'downloading' } } }
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A download begins and focus stays; the heart is a switch',
  args: { state: states.owned },
  render: (args) => <LivePriceArea {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Please wait your content is being downloaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onWishedChange).toHaveBeenCalledWith({ wished: true })
    await expect(canvas.getByRole('button', { name: 'Remove Tea gardens from wish list' })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const All: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div className="grid max-w-4xl grid-cols-2 items-start gap-4">
      {priceAreaKinds.map((kind) => (
        <PriceArea key={kind} {...args} state={states[kind]} aria-label={`Price, ${kind}`} />
      ))}
    </div>
  ),
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex max-w-md flex-col gap-5">
      <SellerLine name="Meera" />
      <h1 className="text-3xl">Tea gardens on misty hills</h1>
      <PriceArea {...args}>
        <Notice>
          Personal and commercial use, for life. <Link href="#/licence">Click for more info</Link>
        </Notice>
        <FactList
          facts={[
            { name: 'Size', value: '1600 × 1067 pixels' },
            { name: 'File types', value: 'JPG' },
          ]}
        />
      </PriceArea>
      <ShareButtons url="https://chitra.example/item/1" title="Tea gardens on misty hills" onCopyLink={fn()} />
    </div>
  ),
}
