import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import * as messages from '@chitra/messages/common.ts'
import { cart, hindiTitle, longWords } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { CartPage } from './cart-page.tsx'

const none: ReadonlySet<string> = new Set()

const meta = {
  title: 'Screens/Cart',
  component: CartPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/checkout')],
  args: {
    cart: cart(3),
    page: 1,
    pages: 1,
    owned: none,
    leaving: none,
    payment: null,
    problem: null,
    buyer: null,
    buyerForm: null,
    onRemove: fn(),
    onMoveToWishList: fn(),
    onCheckout: fn(),
    onLeavePayment: fn(),
  },
} satisfies Meta<typeof CartPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove Dusk over the ghats/ }))
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 'line1' }))
  },
}
export const OneLine: Story = { args: { cart: cart(1) } }
export const ManyPages: Story = { args: { cart: { ...cart(4), count: 52 }, page: 2, pages: 3 } }
export const Empty: Story = { args: { cart: cart(0) } }
export const BoughtMeanwhile: Story = { args: { owned: new Set(['dusk1']) } }
export const Waiting: Story = { name: 'The payment window is open', args: { payment: { state: 'waiting', amount: '₹704.46' } } }
export const Stalled: Story = {
  name: 'The payment window has been open for long',
  args: { payment: { state: 'stalled', amount: '₹704.46' } },
}
export const Paid: Story = { args: { cart: cart(0), payment: { state: 'done', amount: '₹704.46' } } }
export const Failed: Story = { args: { problem: messages.somethingWrong } }
export const LongWords: Story = {
  args: { cart: cart(2, { name: longWords, sellerId: { _id: 's', firstName: longWords, profilePic: null } }) },
}
export const Hindi: Story = { args: { cart: cart(2, { name: hindiTitle }) } }
