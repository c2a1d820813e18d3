import type { Meta, StoryObj } from '@storybook/react-vite'
import { GiftIcon, InfinityIcon, RupeeIcon } from '../../icons.ts'
import { PromoBar } from './promo-bar.tsx'

const meta = {
  title: 'Patterns/PromoBar',
  component: PromoBar,
  parameters: { layout: 'fullscreen' },
  args: {
    promises: [
      { icon: <GiftIcon aria-hidden="true" />, text: 'Free downloads to get you started' },
      { icon: <RupeeIcon aria-hidden="true" />, text: 'One price: ₹199* an image or graphic' },
      { icon: <InfinityIcon aria-hidden="true" />, text: 'Lifetime licence, no subscription' },
    ],
  },
} satisfies Meta<typeof PromoBar>
export default meta

export const Default: StoryObj<typeof meta> = {}
