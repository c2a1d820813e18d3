import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fixtureAssets } from '../../fixtures.ts'
import { Notice } from '../../primitives/notice/notice.tsx'
import { CartLine } from '../cart-line/cart-line.tsx'
import { CartSummary } from '../cart-summary/cart-summary.tsx'
import { LineList } from '../line-list/line-list.tsx'
import { ListWithSummary } from './list-with-summary.tsx'

const summary = <CartSummary subtotal="₹597.00" taxes="₹107.46" taxRate="18%" total="₹704.46" onCheckout={fn()} />

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/ListWithSummary',
  component: ListWithSummary,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <div className="page-width py-8">
        <Story />
      </div>
    ),
  ],
  args: {
    summary,
    children: (
      <LineList>
        {fixtureAssets(3).map(({ id, href, title, picture }) => (
          <CartLine key={id} href={href} title={title} detail="By Meera · JPG" picture={picture} price="₹199.00" onRemove={fn()} />
        ))}
      </LineList>
    ),
  },
} satisfies Meta<typeof ListWithSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Cart: Story = {}
export const WithNotice: Story = {
  args: {
    summary: (
      <>
        <Notice tone="error">The payment did not go through. Your cart is as it was</Notice>
        {summary}
      </>
    ),
  },
}
export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'On a phone the summary comes last',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
    const total = canvas.getByRole('region', { name: 'Summary' })
    await expect(bottomOf(canvas.getByRole('list'))).toBeLessThan(total.getBoundingClientRect().top)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
