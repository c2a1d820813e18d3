import type { Meta, StoryObj } from '@storybook/react-vite'
import { GiftIcon, InfinityIcon, RupeeIcon, SparklesIcon } from '../../icons.ts'
import { PromoBar } from '../promo-bar/promo-bar.tsx'
import { WhyBlocks } from './why-blocks.tsx'

const meta = {
  title: 'Patterns/WhyBlocks',
  component: WhyBlocks,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Why Chitra',
    blocks: [
      { icon: <GiftIcon />, title: 'Free to begin', text: 'Download free pictures to get started. We do not ask for a card.' },
      { icon: <RupeeIcon />, title: 'One price', text: 'Every image or graphic is 199 INR*. There is nothing to compare.' },
      {
        icon: <InfinityIcon />,
        title: 'Yours for life',
        text: 'No subscription: a licence for personal and commercial use that never ends.',
      },
      { icon: <SparklesIcon />, title: 'New every day', text: 'Makers across India add to the collection daily.' },
    ],
  },
} satisfies Meta<typeof WhyBlocks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithNote: Story = { args: { note: '* Before tax. GST is added at checkout.' } }
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <>
      <PromoBar
        promises={[
          { icon: <RupeeIcon aria-hidden="true" />, text: 'One price: ₹199* an image or graphic' },
          { icon: <InfinityIcon aria-hidden="true" />, text: 'Lifetime licence, no subscription' },
        ]}
      />
      <WhyBlocks {...args} />
    </>
  ),
}
