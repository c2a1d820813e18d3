import type { Meta, StoryObj } from '@storybook/react-vite'
import { GiftIcon, InfinityIcon, RupeeIcon } from '../../icons.ts'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { PromoBar } from './promo-bar.tsx'

const promises = [
  { icon: <GiftIcon aria-hidden="true" />, text: 'Free downloads to get you started' },
  { icon: <RupeeIcon aria-hidden="true" />, text: 'One price: ₹199* an image or graphic' },
  { icon: <InfinityIcon aria-hidden="true" />, text: 'Lifetime licence, no subscription' },
]

const meta = {
  title: 'Patterns/PromoBar',
  component: PromoBar,
  parameters: { layout: 'fullscreen' },
  args: { promises },
} satisfies Meta<typeof PromoBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongPromises: Story = {
  name: 'Long promises take a second line',
  args: {
    promises: promises.map((promise) => ({
      ...promise,
      text: <>{promise.text}, for everyone who makes something with pictures of India</>,
    })),
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <>
      <PromoBar {...args} />
      <div className="page-width py-8 lg:py-12">
        <PageHeading title="Find your picture" text="Collections that grow every day" />
      </div>
    </>
  ),
}
