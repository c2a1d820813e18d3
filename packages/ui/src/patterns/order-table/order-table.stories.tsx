import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { fixtureAssets, longTitle } from '../../fixtures.ts'
import { SearchIcon } from '../../icons.ts'
import { Pagination } from '../../primitives/pagination/pagination.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { OrderTable, type OrderTableProps } from './order-table.tsx'

const orders = fixtureAssets(10).map((asset, index) => ({
  id: asset.id,
  number: index + 1,
  picture: asset.picture,
  title: asset.title,
  price: '₹199.00',
  paid: '₹234.82',
  orderNumber: 'k3wd72pq9xaz',
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

/** Rows of 50 px, head 40, foot 50. */
export const TenRows: Story = {
  name: 'Row heights',
  tags: ['[ORD-03]'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, canvasElement }) => {
    const rows = canvas.getAllByRole('row').map((row) => Math.round(row.getBoundingClientRect().height))
    await expect(rows).toEqual([40, ...Array.from({ length: 10 }, () => 50)])
    await expect(canvasElement.querySelector('[data-part=footer]')?.getBoundingClientRect().height).toBe(50)
    await userEvent.click(canvas.getByRole('button', { name: 'Download Dusk over the ghats' }))
    await expect(args.onDownload).toHaveBeenCalledWith({ id: 'dusk-1' })
  },
}
export const Downloading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { orders: orders.slice(0, 3).map((order, index) => ({ ...order, downloading: index === 1 })) },
}
export const Progressing: Story = {
  name: 'How far a file is, in a row and in a card',
  args: { orders: orders.slice(0, 3).map((order, index) => (index === 1 ? { ...order, downloading: true, progress: 0.43 } : order)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Download Dusk over the ghats' })).toHaveAttribute('aria-valuenow', '43')
  },
}
export const Refunded: Story = {
  name: 'A refunded picture says so, and is not downloaded',
  args: { orders: orders.slice(0, 3).map((order, index) => ({ ...order, refunded: index === 0 })) },
}
export const Empty: Story = { args: { orders: [], range: undefined, pagination: undefined } }
export const Loading: Story = {
  name: 'Loading, as high as what comes',
  args: { orders: [], loading: true, range: undefined, pagination: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}
function Choosing({ orders: all, ...rest }: OrderTableProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['dusk-1', 'tea-0']))
  return (
    <OrderTable
      {...rest}
      orders={all.map((order, index) => ({ ...order, licence: '7K3M-Q9TX-2WVB', refunded: index === 3 }))}
      selection={{
        ids,
        count: ids.size,
        onChange: ({ ids: changed, selected }) =>
          setIds(new Set(selected ? [...ids, ...changed] : [...ids].filter((id) => !changed.includes(id)))),
        onDownload: fn(),
        onClear: () => setIds(new Set()),
      }}
    />
  )
}
export const Chosen: Story = {
  name: 'Rows are chosen, and the foot downloads them',
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Choose all on this page' })
    await expect(all.indeterminate).toBe(true)
    await userEvent.click(all)
    await expect(canvas.getByText('9 chosen')).toBeVisible()
    await userEvent.click(all)
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
    // The rows keep their height.
    const rows = canvas.getAllByRole('row').map((row) => Math.round(row.getBoundingClientRect().height))
    await expect(rows).toEqual([40, ...Array.from({ length: 10 }, () => 50)])
    canvas.getByRole('checkbox', { name: 'Choose Dusk over the ghats' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('1 chosen')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible()
  },
}
export const ChosenCards: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Chosen on a phone',
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Choosing {...args} />,
}
/** Cards on a phone, no sideways scroll. */
export const Cards: Story = {
  name: 'Cards on a phone',
  tags: ['[ORD-07]'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const LongTitles: Story = {
  name: 'Long titles in Devanagari: cut in a row, two lines in a card',
  args: {
    orders: orders.slice(0, 3).map((order) => ({ ...order, title: longTitle, description: longTitle })),
    range: '1 to 3 of 3',
    pagination: undefined,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const Bundle: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A bundle without a thumbnail',
  args: { orders: orders.slice(0, 2).map((order, index) => (index === 0 ? { ...order, picture: undefined } : order)) },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Tab walks each row: its page, then its download',
  args: { orders: orders.slice(0, 2) },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'View Tea gardens on misty hills' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDownload).toHaveBeenCalledWith({ id: 'tea-0' })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'View Dusk over the ghats' })).toHaveFocus()
  },
}
export const Papers: Story = {
  name: 'Invoices and credit notes',
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    orders: orders.slice(0, 3).map((order, index) => ({
      ...order,
      refunded: index === 0,
      refund: index === 1 ? 'Ask for a refund' : undefined,
      papers: [
        { number: `INV/2627-00000${index}`, label: 'Invoice' },
        ...(index === 0 ? [{ number: 'CRN/2627-000001', label: 'Credit note' }] : []),
      ],
    })),
    onPaper: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Credit note CRN/2627-000001' }))
    await expect(args.onPaper).toHaveBeenCalledWith(expect.objectContaining({ number: 'CRN/2627-000001' }))
  },
}
export const AllFiles: Story = {
  name: 'All files of an order as one zip, beside its refund',
  args: {
    orders: orders.slice(0, 3).map((order, index) => ({
      ...order,
      all: { count: 3, downloading: index === 2 },
      refund: index === 0 ? 'Ask for a refund' : undefined,
    })),
    onDownloadAll: fn(),
  },
  play: async ({ args, canvas }) => {
    const all = canvas.getAllByRole('button', { name: 'All 3 files of order k3wd72pq9xaz, as one zip' })
    for (const button of all) await userEvent.click(button)
    // The third is being prepared.
    await expect(args.onDownloadAll).toHaveBeenCalledTimes(2)
    await expect(args.onDownloadAll).toHaveBeenCalledWith({ id: 'tea-0' })
    await expect(all[2]).toHaveAttribute('aria-busy', 'true')
    if (innerWidth >= 991)
      await expect(canvas.getAllByRole('row').map((row) => Math.round(row.getBoundingClientRect().height))).toEqual([40, 50, 50, 50])
  },
}
export const AllFilesInCards: Story = {
  name: 'All files of an order, in cards on a phone',
  args: { ...AllFiles.args },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  args: { orders: orders.slice(0, 4) },
  render: (args) => (
    <div className="flex flex-col gap-5">
      <PageHeading
        title="My Orders"
        actions={
          <TextField
            label="Search by title"
            labelHidden
            type="search"
            placeholder="Search by title"
            leading={<SearchIcon aria-hidden="true" />}
            className="w-60 max-md:grow"
          />
        }
      />
      <OrderTable {...args} />
    </div>
  ),
}
