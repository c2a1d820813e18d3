import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { longTitle, scenePicture } from '../../fixtures.ts'
import { CartSummary } from '../cart-summary/cart-summary.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { CartLine } from './cart-line.tsx'

const meta = {
  title: 'Patterns/CartLine',
  component: CartLine,
  args: {
    href: '#/item/tea',
    title: 'Tea gardens on misty hills',
    detail: 'By Meera · JPG',
    picture: scenePicture('tea'),
    price: '₹199.00',
    onRemove: fn(),
    onMoveToWishList: fn(),
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['ownBox'] === true ? (
        <Story />
      ) : (
        <ul className="max-w-3xl">
          <Story />
        </ul>
      ),
  ],
} satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tea gardens on misty hills from cart' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Zip: Story = {
  name: 'A bundle without a thumbnail',
  args: { title: 'Forty kolam patterns', detail: 'By Anand · ZIP', picture: undefined },
}
export const WithTax: Story = { name: 'The price, and what it comes to', args: { priceNote: '₹234.82 with GST' } }
export const Owned: Story = {
  name: 'Bought meanwhile',
  args: { owned: { label: 'Owned', hint: 'Already yours: you will not pay for it again' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Already yours: you will not pay for it again')).toBeVisible()
  },
}
export const LongTitle: Story = { name: 'A title of 60 characters', args: { title: longTitle } }
export const WithoutWishList: Story = {
  render: ({ href, title, detail, picture, price, onRemove }) => (
    <CartLine href={href} title={title} detail={detail} picture={picture} price={price} onRemove={onRemove} />
  ),
}
export const Busy: Story = {
  name: 'Busy: presses do nothing, focus stays',
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Tea gardens on misty hills from cart' })
    await userEvent.click(remove)
    await userEvent.click(canvas.getByRole('button', { name: 'Move to wish list: Tea gardens on misty hills' }))
    await expect(args.onRemove).not.toHaveBeenCalled()
    await expect(args.onMoveToWishList).not.toHaveBeenCalled()
    remove.focus()
    await expect(remove).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Please wait')
  },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Tab goes to the title, the heart and the bin',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Tea gardens on misty hills' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMoveToWishList).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  parameters: { chromatic: { disableSnapshot: true }, ownBox: true },
  render: (args) => (
    <div className="flex flex-col gap-5">
      <PageHeading title="My Cart" count={3} />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]">
        <ul className="border-t">
          <CartLine {...args} />
          <CartLine {...args} busy title="Dusk over the ghats" picture={scenePicture('dusk')} />
          <CartLine {...args} title="Forty kolam patterns" detail="By Anand · ZIP" picture={undefined} />
        </ul>
        <CartSummary
          subtotal="₹597.00"
          taxes="₹107.46"
          taxRate="18%"
          total="₹704.46"
          onCheckout={fn()}
          note="UPI, cards and net banking. Download at once."
        />
      </div>
    </div>
  ),
}
