import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureAssets } from '../fixtures.ts'
import { DateRangeField, OrderTable, PageHeading, Pagination, SearchIcon, TextField } from '../index.ts'
import { ExamplePage } from './example-page.tsx'

const nothing = () => {}

function Orders() {
  return (
    <ExamplePage>
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
          orders={fixtureAssets(10).map((asset, index) => ({
            id: asset.id,
            number: index + 1,
            picture: asset.picture,
            title: asset.title,
            price: '₹199.00',
            description: `${asset.title}, taken on a still morning`,
            orderDate: `11/${String(20 - index).padStart(2, '0')}/2026`,
            viewHref: asset.href,
          }))}
          range="1 to 10 of 24"
          pagination={<Pagination page={1} pageCount={3} linkFor={(page) => `#/orders?page=${page}`} />}
        />
      </div>
    </ExamplePage>
  )
}

const meta = { title: 'Examples/Orders', component: Orders, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Orders>
export default meta

export const Page: StoryObj<typeof meta> = {}
