import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureAssets } from '../fixtures.ts'
import { CartLine, CartSummary, PageHeading } from '../index.ts'
import { ExamplePage } from './example-page.tsx'

const nothing = () => {}

function Cart() {
  return (
    <ExamplePage>
      <div className="page-width grid items-start gap-x-12 gap-y-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_25rem] lg:pt-8">
        <div>
          <PageHeading title="My Cart" count={2} />
          <ul className="mt-2">
            {fixtureAssets(2).map((asset) => (
              <CartLine
                key={asset.id}
                href={asset.href}
                title={asset.title}
                detail="By Meera · JPG"
                picture={asset.picture}
                price="₹199.00"
                onRemove={nothing}
                onMoveToWishList={nothing}
              />
            ))}
          </ul>
        </div>
        <CartSummary
          subtotal="₹398.00"
          taxes="₹71.64"
          taxRate="18%"
          total="₹469.64"
          onCheckout={nothing}
          note="UPI, cards and net banking. Download at once."
        />
      </div>
    </ExamplePage>
  )
}

const meta = { title: 'Examples/Cart', component: Cart, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Cart>
export default meta

export const Page: StoryObj<typeof meta> = {}
