import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { CartSummary } from '../cart-summary/cart-summary.tsx'
import { PaymentProgress, paymentStates } from './payment-progress.tsx'

const onRetry = fn()
const retry = (
  <>
    <Button onClick={onRetry}>Try again</Button>
    <Button asChild variant="ghost">
      <Link href="#/cart">Back to the cart</Link>
    </Button>
  </>
)
const orders = (
  <Button asChild variant="download">
    <Link href="#/orders">My Orders</Link>
  </Button>
)

const meta = {
  title: 'Patterns/PaymentProgress',
  component: PaymentProgress,
  args: { state: 'opening', amount: '₹469.64' },
} satisfies Meta<typeof PaymentProgress>
export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = { parameters: { chromatic: { disableSnapshot: true } } }
export const WaitingForTheWindow: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { state: 'waiting' } }
export const Confirming: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: 'confirming' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your payment is being confirmed')
    await expect(canvas.getByText('Confirm')).toHaveAttribute('aria-current', 'step')
  },
}
export const Done: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { state: 'done', action: orders } }
export const Failed: Story = {
  args: { state: 'failed', action: retry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onRetry).toHaveBeenCalled()
  },
}
export const FailedForAReason: Story = {
  args: { state: 'failed', text: 'The bank has refused the payment. Your cart is as it was.', action: retry },
}
export const All: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div className="grid grid-cols-3 items-start gap-4">
      {paymentStates.map((state) => (
        <PaymentProgress key={state} {...args} state={state} />
      ))}
    </div>
  ),
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  args: { state: 'waiting', amount: undefined, className: 'mx-0' },
  render: (args) => (
    <div className="grid max-w-4xl items-start gap-6 md:grid-cols-2">
      <PaymentProgress {...args} />
      <CartSummary subtotal="₹398.00" taxes="₹71.64" taxRate="18%" total="₹469.64" onCheckout={fn()} busy />
    </div>
  ),
}
