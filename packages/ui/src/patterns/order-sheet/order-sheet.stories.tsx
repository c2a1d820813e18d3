import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fixtureAssets, longTitle } from '../../fixtures.ts'
import { OrderSheet } from './order-sheet.tsx'

const rows = fixtureAssets(4).map(({ id, title }, index) => ({
  id,
  number: index + 1,
  title,
  date: `11/${String(20 - index).padStart(2, '0')}/2026`,
  order: 'k3wd72pq9xaz',
  price: '₹199.00',
  tax: '₹35.82',
  total: '₹234.82',
}))

const meta = {
  title: 'Patterns/OrderSheet',
  component: OrderSheet,
  args: {
    // On the screen it is shown here alone.
    className: 'block',
    title: 'My Orders',
    facts: [
      { name: 'Buyer', value: 'Meera Nair' },
      { name: 'Order dates', value: '1 Nov 2026 to 20 Nov 2026' },
      { name: 'Printed', value: '20 Nov 2026' },
    ],
    columns: { number: '#', title: 'Title', date: 'Order Date', order: 'Order', price: 'Price', tax: 'GST 18%', total: 'Total' },
    rows,
    sum: { name: 'In all', price: '₹796.00', tax: '₹143.28', total: '₹939.28' },
  },
} satisfies Meta<typeof OrderSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('In all₹796.00₹143.28₹939.28')
  },
}
export const PartOfAll: Story = {
  name: 'A part of them, one refunded',
  args: {
    rows: rows.map((row, index) => (index === 1 ? { ...row, total: 'Refunded' } : row)),
    notes: [
      'Pictures 1 to 4 of 120; the sum is that of all of them. Choose fewer days to print the others.',
      'Refunded pictures are listed and not counted.',
    ],
  },
}
export const LongWords: Story = { args: { rows: rows.map((row) => ({ ...row, title: longTitle })) } }
export const OnTheScreen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'On the screen it is not there',
  args: { className: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part=sheet]')).not.toBeVisible()
  },
}
