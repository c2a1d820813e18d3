import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { scenePicture } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { CartLine } from '../cart-line/cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'

const meta = {
  title: 'Patterns/CartSummary',
  component: CartSummary,
  args: {
    subtotal: '₹398.00',
    taxes: '₹71.64',
    taxRate: '18%',
    total: '₹469.64',
    onCheckout: fn(),
    note: 'UPI, cards and net banking. Download at once.',
    className: 'max-w-md',
  },
} satisfies Meta<typeof CartSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Checkout' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheckout).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = {
  name: 'Busy: presses do nothing',
  args: { busy: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Checkout' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheckout).not.toHaveBeenCalled()
  },
}
export const Updating: Story = {
  name: 'While its lines change',
  // It is faded as what is disabled is, which the rule exempts.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  args: { updating: true },
}
export const TaxParts: Story = {
  name: 'The parts of the tax',
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    taxParts: [
      { name: 'CGST', rate: '9%', amount: '₹35.82' },
      { name: 'SGST', rate: '9%', amount: '₹35.82' },
    ],
    buyer: 'Invoice to Asha Rao, Maharashtra',
  },
}
export const WithoutButton: Story = {
  name: 'Something has to be answered first',
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <CartSummary {...args} onCheckout={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const LargeSum: Story = { args: { subtotal: '₹1,19,400.00', taxes: '₹21,492.00', total: '₹1,40,892.00' } }
export const Plain: Story = { name: 'Without rate and note', args: { taxRate: undefined, note: undefined } }
export const NoteWithLink: Story = {
  args: {
    note: (
      <>
        By paying you agree to the{' '}
        <Link href="#/terms" className="text-neel underline">
          terms
        </Link>
        .
      </>
    ),
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  args: { subtotal: '₹199.00', taxes: '₹35.82', total: '₹234.82' },
  render: (args) => (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]">
      <ul className="border-t">
        <CartLine
          href="#/item/tea"
          title="Tea gardens on misty hills"
          detail="By Meera · JPG"
          picture={scenePicture('tea')}
          price="₹199.00"
          onRemove={fn()}
          onMoveToWishList={fn()}
        />
      </ul>
      <CartSummary {...args} />
    </div>
  ),
}
