import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureAssets } from '../fixtures.ts'
import { DateRangeField, OrderTable, PageHeading, Pagination, SearchIcon, TextField } from '../index.ts'
import { ExamplePage } from './example-page.tsx'
import { nothing } from './screen-parts.tsx'

const orders = fixtureAssets(10).map(({ id, href, title, picture }, index) => ({
  id,
  number: index + 1,
  picture,
  title,
  price: '₹199.00',
  description: `${title}, taken on a still morning`,
  orderDate: `11/${String(20 - index).padStart(2, '0')}/2026`,
  viewHref: href,
}))

interface OrdersProps {
  state: 'full' | 'empty' | 'loading'
}

function Orders({ state }: OrdersProps) {
  const full = state === 'full'
  return (
    <div className="page-width pt-6 pb-16 lg:pt-8">
      <PageHeading
        title="My Orders"
        actions={
          <>
            <TextField
              label="Search by title"
              labelHidden
              type="search"
              placeholder="Search by title"
              leading={<SearchIcon aria-hidden="true" />}
              className="w-60 max-md:grow"
            />
            <DateRangeField
              presets={[{ value: 'month', label: 'Last 30 Days' }]}
              preset="month"
              onPresetChange={nothing}
              range={{ from: '', to: '' }}
              onRangeChange={nothing}
              className="max-md:grow"
            />
          </>
        }
      />
      <OrderTable
        className="mt-5"
        caption="My Orders"
        onDownload={nothing}
        loading={state === 'loading'}
        orders={full ? orders : []}
        range={full ? '1 to 10 of 24' : undefined}
        pagination={full ? <Pagination page={1} pageCount={3} linkFor={(page) => `#/orders?page=${page}`} /> : undefined}
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
export const Empty: Story = { args: { state: 'empty' } }
export const Loading: Story = { args: { state: 'loading' } }
