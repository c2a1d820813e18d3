import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
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

export const Default: Story = {}
export const Busy: Story = { args: { busy: true } }
