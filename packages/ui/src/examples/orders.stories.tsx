import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureAssets, longTitle } from '../fixtures.ts'
import { Button, DateRangeField, OrderTable, PageHeading, Pagination, SearchIcon, TextField } from '../index.ts'
import { ExamplePage } from './example-page.tsx'
import { FailedScreen, nothing } from './screen-parts.tsx'

/** The last page of three: a screen of ten rows would be longer, and show no more. */
const orders = fixtureAssets(6).map(({ id, href, title, picture }, index) => ({
  id,
  number: index + 21,
  picture,
  title,
  price: '₹199.00',
  description: `${title}, taken on a still morning`,
  orderDate: `11/${String(20 - index).padStart(2, '0')}/2026`,
  viewHref: href,
}))

interface OrdersProps {
  state: 'full' | 'long' | 'empty' | 'loading' | 'error'
}

function Orders({ state }: OrdersProps) {
  if (state === 'error') return <FailedScreen />
  const full = state === 'full' || state === 'long'
  return (
    <div className="page-width pt-6 pb-16 lg:pt-8">
      <PageHeading
        title="My Orders"
        actions={
          // A share of the line counts for nothing in how wide it wants to be: beside the title, each field says its width outright.
          <div className="flex w-full flex-wrap items-end gap-2.5 md:flex-nowrap">
            <TextField
              label="Search by title"
              labelHidden
              type="search"
              placeholder="Search by title"
              leading={<SearchIcon aria-hidden="true" />}
              className="min-w-[min(14rem,100%)] grow md:w-56 md:min-w-0"
            />
            <DateRangeField
              presets={[{ value: 'month', label: 'Last 30 Days' }]}
              preset="month"
              onPresetChange={nothing}
              range={{ from: '', to: '' }}
              onRangeChange={nothing}
              className="grow md:w-56"
            />
            <Button variant="secondary" className="min-h-12 max-md:hidden" disabled={!full}>
              Print
            </Button>
          </div>
        }
      />
      <OrderTable
        className="mt-5"
        caption="My Orders"
        onDownload={nothing}
        loading={state === 'loading'}
        orders={full ? orders.map((order) => (state === 'long' ? { ...order, title: longTitle, description: longTitle } : order)) : []}
        range={full ? '21 to 26 of 26' : undefined}
        pagination={full ? <Pagination page={3} pageCount={3} linkFor={(page) => `#/orders?page=${page}`} /> : undefined}
      />
    </div>
  )
}

const meta = {
  title: 'Screens/Orders',
  tags: ['!autodocs'],
  component: Orders,
  args: { state: 'full' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ExamplePage signedIn>
      <Orders {...args} />
    </ExamplePage>
  ),
} satisfies Meta<typeof Orders>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const LongTitles: Story = { args: { state: 'long' } }
export const Empty: Story = { args: { state: 'empty' } }
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'error' } }
