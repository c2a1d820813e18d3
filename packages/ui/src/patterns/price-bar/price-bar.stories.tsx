import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { PriceArea } from '../price-area/price-area.tsx'
import { PriceBar, type PriceBarProps } from './price-bar.tsx'

/** A page with a price area below the fold, as on a phone. */
function PageWithBar({ state, onAddToCart, onDownload }: PriceBarProps) {
  const action = useRef<HTMLDivElement>(null)
  return (
    <div className="h-[600px] max-w-[390px] overflow-y-auto border">
      <div className="h-[900px] bg-hover" />
      <PriceArea title="Tea gardens" state={state} actionRef={action} onAddToCart={onAddToCart} onDownload={onDownload} />
      <div className="h-[400px]" />
      <PriceBar watch={action} state={state} onAddToCart={onAddToCart} onDownload={onDownload} />
    </div>
  )
}

const meta = {
  title: 'Patterns/PriceBar',
  component: PriceBar,
  args: {
    state: { kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82' },
    watch: { current: null },
    onAddToCart: fn(),
    onDownload: fn(),
  },
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => <PageWithBar {...args} />,
} satisfies Meta<typeof PriceBar>
export default meta
type Story = StoryObj<typeof meta>

const barIn = (canvasElement: HTMLElement): HTMLElement => {
  const bar = canvasElement.querySelector<HTMLElement>('[data-price-bar]')
  if (bar === null) throw new Error('There is no bar')
  return bar
}

// The states are photographed in the price area's stories.
export const Priced: Story = {}
export const Free: Story = { args: { state: { kind: 'free' } }, parameters: { chromatic: { disableSnapshot: true } } }
export const Owned: Story = { args: { state: { kind: 'owned' } }, parameters: { chromatic: { disableSnapshot: true } } }
export const Downloading: Story = { args: { state: { kind: 'downloading' } }, parameters: { chromatic: { disableSnapshot: true } } }
export const OnlyWhileNeeded: Story = {
  name: 'Shows while the price area is out of view',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const bar = barIn(canvasElement)
    await waitFor(() => expect(bar).toHaveAttribute('data-price-bar', 'shown'))
    const button = bar.querySelector('button')
    if (button === null) throw new Error('There is no button')
    await expect(button).toHaveAttribute('tabindex', '-1')
    await userEvent.click(button)
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    canvasElement.querySelector('section')?.scrollIntoView()
    await waitFor(() => expect(bar).toHaveAttribute('data-price-bar', 'hidden'))
    await expect(bar).not.toBeVisible()
  },
}
