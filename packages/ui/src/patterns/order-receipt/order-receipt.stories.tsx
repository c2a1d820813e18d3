import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { fixtureAssets, longTitle } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { OrderTable } from '../order-table/order-table.tsx'
import { OrderReceipt, type ReceiptFile } from './order-receipt.tsx'

const heading = createRef<HTMLHeadingElement>()
const assets = fixtureAssets(8)
const files = (count: number, change: (index: number) => Partial<ReceiptFile> = () => ({})): ReceiptFile[] =>
  assets.slice(0, count).map(({ id, href, title, picture }, index) => ({ id, href, title, picture, price: '₹199.00', ...change(index) }))

const meta = {
  title: 'Patterns/OrderReceipt',
  component: OrderReceipt,
  args: {
    title: 'Thank you. Your pictures are ready',
    orderNumber: 'k3wd72pq9xaz',
    orderDate: '11/20/2026',
    paid: '₹704.46 paid, with ₹107.46 GST',
    files: files(3),
    onDownload: fn(),
    onDownloadAll: fn(),
    action: (
      <Button asChild variant="secondary">
        <Link href="#/orders">All orders</Link>
      </Button>
    ),
  },
} satisfies Meta<typeof OrderReceipt>
export default meta
type Story = StoryObj<typeof meta>

const staysWithinTheScreen = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
}

export const Paid: Story = {
  args: { headingRef: heading },
  play: async ({ args, canvas }) => {
    heading.current?.focus()
    await expect(canvas.getByRole('heading', { name: args.title })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Download Dusk over the ghats' }))
    await expect(args.onDownload).toHaveBeenCalledWith({ id: 'dusk-1' })
    await userEvent.click(canvas.getByRole('button', { name: 'Download all' }))
    await expect(args.onDownloadAll).toHaveBeenCalled()
  },
}
export const Downloading: Story = {
  name: 'One is downloading, the next waits for its turn',
  args: {
    files: files(4, (index) => [{ downloaded: true }, { downloading: true, progress: 0.43 }, { downloading: true }][index] ?? {}),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Download Dusk over the ghats' })).toHaveAttribute('aria-valuenow', '43')
    // The fourth can still be begun.
    await expect(canvas.getByRole('button', { name: 'Download all' })).not.toHaveAttribute('aria-busy')
  },
}
export const AllDownloading: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'All are there or on their way: nothing is left to begin',
  args: { files: files(3, (index) => (index === 0 ? { downloaded: true } : { downloading: true })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download all' }))
    await expect(args.onDownloadAll).not.toHaveBeenCalled()
  },
}
export const Downloaded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Downloaded, and can be downloaded again',
  args: { files: files(3, () => ({ downloaded: true })) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Downloaded')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Download Dusk over the ghats' }))
    await expect(args.onDownload).toHaveBeenCalledWith({ id: 'dusk-1' })
  },
}
export const FreeAmongPaid: Story = {
  name: 'Free and paid, and a bundle without a thumbnail',
  args: {
    paid: '₹469.64 paid, with ₹71.64 GST',
    files: files(3, (index) => [{}, { price: 'Free' }, { picture: undefined, title: 'Festival bundle' }][index] ?? {}),
  },
}
export const LongTitles: Story = {
  name: 'Long titles in Devanagari, on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { files: files(2, () => ({ title: longTitle })) },
  play: staysWithinTheScreen,
}
export const OneFile: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: 'Thank you. Your picture is ready', paid: '₹234.82 paid, with ₹35.82 GST', files: files(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Download all' })).toBeNull()
  },
}
export const EightFiles: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { paid: '₹1,878.56 paid, with ₹286.56 GST', files: files(8) },
}
export const Phone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  play: staysWithinTheScreen,
}
export const Refunded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A refunded picture says so, and is not downloaded',
  args: { files: files(2, (index) => ({ refunded: index === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
export const Invoice: Story = {
  name: 'With its invoice',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { files: files(2), papers: [{ number: 'INV/2627-000001', label: 'Invoice' }], onPaper: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invoice INV/2627-000001' }))
    await expect(args.onPaper).toHaveBeenCalledWith({ number: 'INV/2627-000001' })
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex flex-col gap-10">
      <OrderReceipt {...args} />
      <OrderTable
        caption="My Orders"
        orders={args.files.map((file, index) => ({
          ...file,
          number: index + 1,
          description: file.title,
          orderDate: args.orderDate,
          viewHref: file.href,
        }))}
        onDownload={fn()}
      />
    </div>
  ),
}
