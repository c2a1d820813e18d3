import type { Meta, StoryObj } from '@storybook/react-vite'
import { customRange, OrderReceipt, PaymentProgress } from '@chitra/ui'
import { expect, fn, userEvent } from 'storybook/test'
import { hindiText, hindiTitle, longWords, order, orders } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { toRows } from './order-view.ts'
import { OrdersPage } from './orders-page.tsx'
import { toReceipt } from './receipt-view.ts'

const rows = toRows(orders(6))
const bought = order(3)
const print = {
  buyer: 'Meera Nair',
  dates: 'Any time',
  printedOn: '20 Nov 2026',
  rows,
  count: 6,
  sums: { subtotal: 99_500, tax: 17_910, total: 117_410 },
}

const meta = {
  title: 'Screens/Orders',
  component: OrdersPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/orders')],
  args: {
    rows,
    count: rows.length,
    page: 1,
    search: '',
    preset: 'all',
    range: { from: '', to: '' },
    narrowed: false,
    loading: false,
    progress: new Map(),
    receipt: null,
    print,
    onSearch: fn(),
    onPreset: fn(),
    onRange: fn(),
    onShowAll: fn(),
    onDownload: fn(),
    onDownloadAll: fn(),
    onRefund: fn(),
    onPaper: fn(),
    onLicence: fn(),
    selection: { ids: new Set<string>(), count: 0, onChange: fn(), onDownload: fn(), onClear: fn() },
    onPrint: fn(),
    linkForPage: (page) => `/orders?page=${page}`,
  },
} satisfies Meta<typeof OrdersPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /Download/ })
    if (first !== undefined) await userEvent.click(first)
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ itemId: 'tea0' }))
  },
}
export const ManyPages: Story = { args: { rows: toRows(orders(10), 10), count: 43, page: 2 } }
export const Empty: Story = { args: { rows: [], count: 0 } }
export const NothingFound: Story = {
  name: 'Nothing for these words and days',
  args: { rows: [], count: 0, narrowed: true, search: 'lotus', preset: customRange, range: { from: '2026-11-01', to: '2026-11-07' } },
}
export const Loading: Story = { args: { loading: true } }
export const Downloading: Story = { args: { progress: new Map([['tea0', 0.3]]) } }
export const AllFiles: Story = {
  name: 'An order of several pictures, whose zip is being prepared',
  args: { rows: toRows([bought]), count: 3, progress: new Map([[bought._id, undefined]]) },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: `All 3 files of order ${bought._id}, as one zip` }))
      await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
export const JustPaid: Story = {
  name: 'Just paid: the receipt above all orders',
  args: {
    receipt: (
      <OrderReceipt
        {...toReceipt(bought, { progress: new Map([['tea0', 0.3]]), downloaded: new Set() })}
        onDownload={fn()}
        onDownloadAll={fn()}
      />
    ),
    progress: new Map([['tea0', 0.3]]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Thank you. Your pictures are ready' })).toBeVisible()
    await expect(canvas.getByText('₹704.46 paid, with ₹107.46 GST')).toBeVisible()
  },
}
export const BeingConfirmed: Story = {
  name: 'The first payment of a buyer is being confirmed',
  args: { rows: [], count: 0, receipt: <PaymentProgress state="confirming" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No Orders Found')).toBeNull()
  },
}
export const LongWords: Story = { args: { rows: toRows(orders(2, { name: longWords, description: `${longWords} `.repeat(3) })), count: 2 } }
export const Hindi: Story = { args: { rows: toRows(orders(2, { name: hindiTitle, description: hindiText })), count: 2 } }
