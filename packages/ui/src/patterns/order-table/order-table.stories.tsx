import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fixtureAssets } from '../../fixtures.ts'
import { Pagination } from '../../primitives/pagination/pagination.tsx'
import { OrderTable } from './order-table.tsx'

const orders = fixtureAssets(10).map((asset, index) => ({
  id: asset.id,
  number: index + 1,
  picture: asset.picture,
  title: asset.title,
  price: '₹199.00',
  description: `${asset.title}, taken on a still morning, with room for words at the side`,
  orderDate: `11/${String(20 - index).padStart(2, '0')}/2026`,
  viewHref: asset.href,
}))

const meta = {
  title: 'Patterns/OrderTable',
  component: OrderTable,
  args: {
    caption: 'My Orders',
    orders,
    onDownload: fn(),
    range: '1 to 10 of 24',
    pagination: <Pagination page={1} pageCount={3} linkFor={(page) => `#/orders?page=${page}`} />,
  },
} satisfies Meta<typeof OrderTable>
export default meta
type Story = StoryObj<typeof meta>

export const TenRows: Story = {
  name: 'Rows of 50 px, head 40, foot 50 [ORD-03]',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, canvasElement }) => {
    const rows = canvas.getAllByRole('row').map((row) => Math.round(row.getBoundingClientRect().height))
    await expect(rows).toEqual([40, ...Array.from({ length: 10 }, () => 50)])
    await expect(canvasElement.querySelector('[data-part=footer]')?.getBoundingClientRect().height).toBe(50)
    await userEvent.click(canvas.getByRole('button', { name: 'Download Dusk over the ghats' }))
    await expect(args.onDownload).toHaveBeenCalledWith({ id: 'dusk-1' })
  },
}
export const Downloading: Story = { args: { orders: orders.slice(0, 3).map((order, index) => ({ ...order, downloading: index === 1 })) } }
export const Empty: Story = { args: { orders: [], range: undefined, pagination: undefined } }
export const Loading: Story = { args: { orders: [], loading: true } }
export const Cards: Story = {
  name: 'Cards on a phone, no sideways scroll [ORD-07]',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
