import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureAssets, longTitle } from '../fixtures.ts'
import { Button, CartIcon, CartLine, CartSummary, EmptyState, Link, PageHeading, Skeleton } from '../index.ts'
import { ExamplePage } from './example-page.tsx'
import { FailedScreen, LoadingLines, nothing } from './screen-parts.tsx'

interface CartProps {
  state: 'full' | 'long' | 'empty' | 'loading' | 'error' | 'paying'
}

const columns = 'page-width grid items-start gap-x-12 gap-y-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_25rem] lg:pt-8'

function Cart({ state }: CartProps) {
  if (state === 'loading')
    return (
      <div className={columns}>
        <LoadingLines title="My Cart" />
        <Skeleton className="h-76 w-full rounded-2xl" />
      </div>
    )
  if (state === 'error') return <FailedScreen />
  if (state === 'empty')
    return (
      <div className="page-width pt-6 pb-16 lg:pt-8">
        <PageHeading title="My Cart" count={0} />
        <EmptyState
          title="Your cart is empty"
          icon={<CartIcon aria-hidden="true" />}
          action={
            <Button asChild>
              <Link href="#/search">Find a picture</Link>
            </Button>
          }
        >
          What you add stays here until you buy it.
        </EmptyState>
      </div>
    )
  return (
    <div className={columns}>
      <div>
        <PageHeading title="My Cart" count={2} />
        <ul className="mt-2">
          {fixtureAssets(2).map(({ id, href, title, picture }) => (
            <CartLine
              key={id}
              href={href}
              title={state === 'long' ? longTitle : title}
              detail="By Meera · JPG"
              picture={picture}
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
        busy={state === 'paying'}
        note="UPI, cards and net banking. Download at once."
      />
    </div>
  )
}

const meta = {
  title: 'Screens/Cart',
  tags: ['!autodocs'],
  component: Cart,
  args: { state: 'full' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ExamplePage signedIn cartCount={args.state === 'empty' ? 0 : 2}>
      <Cart {...args} />
    </ExamplePage>
  ),
} satisfies Meta<typeof Cart>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const LongTitles: Story = { args: { state: 'long' } }
export const Paying: Story = { args: { state: 'paying' } }
export const Empty: Story = { args: { state: 'empty' } }
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'error' } }
