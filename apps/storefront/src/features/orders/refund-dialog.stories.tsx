import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inShop } from '../../testing/in-shop.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const meta = {
  title: 'Screens/Refund',
  component: RefundDialog,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/orders')],
  args: { order: 'order0', total: '₹234.82', asked: null, busy: false, onAsk: fn(), onClose: fn() },
} satisfies Meta<typeof RefundDialog>
export default meta
type Story = StoryObj<typeof meta>

const askedAt = '2026-11-18T09:30:00.000Z'

export const Full: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Bought twice')
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}
export const Refused: Story = { args: { asked: { state: 'refused', askedAt, note: 'The picture was downloaded eleven times.' } } }
