import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureAssets, longTitle } from '../fixtures.ts'
import { Button, EmptyState, HeartIcon, Link, PageHeading, WishListEntry } from '../index.ts'
import { ExamplePage } from './example-page.tsx'
import { FailedScreen, LoadingLines, nothing } from './screen-parts.tsx'

interface WishListProps {
  state: 'full' | 'long' | 'empty' | 'loading' | 'error'
}

function WishList({ state }: WishListProps) {
  if (state === 'error') return <FailedScreen />
  if (state === 'loading')
    return (
      <div className="page-width pt-6 pb-16 lg:pt-8">
        <LoadingLines title="Wish List" />
      </div>
    )
  const assets = state === 'empty' ? [] : fixtureAssets(4)
  return (
    <div className="page-width pt-6 pb-16 lg:pt-8">
      <PageHeading title="Wish List" count={assets.length} />
      {assets.length === 0 ? (
        <EmptyState
          title="Nothing is wished for yet"
          icon={<HeartIcon aria-hidden="true" />}
          action={
            <Button asChild>
              <Link href="#/search">Find a picture</Link>
            </Button>
          }
        >
          Press the heart on a picture and it waits for you here.
        </EmptyState>
      ) : (
        <ul className="mt-2">
          {assets.map(({ id, href, title, picture }, index) => (
            <WishListEntry
              key={id}
              href={href}
              title={state === 'long' ? longTitle : title}
              text={`${title}, taken on a still morning, with room for words at the side.`}
              detail="By Meera"
              picture={picture}
              price={index === 3 ? 'Free' : '₹199.00'}
              action={index === 3 ? 'download' : 'add'}
              onAction={nothing}
              onRemove={nothing}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

const meta = {
  title: 'Screens/WishList',
  tags: ['!autodocs'],
  component: WishList,
  args: { state: 'full' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <ExamplePage signedIn wishListCount={args.state === 'empty' ? 0 : 4}>
      <WishList {...args} />
    </ExamplePage>
  ),
} satisfies Meta<typeof WishList>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const LongTitles: Story = { args: { state: 'long' } }
export const Empty: Story = { args: { state: 'empty' } }
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'error' } }
