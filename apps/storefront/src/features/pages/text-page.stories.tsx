import type { Meta, StoryObj } from '@storybook/react-vite'
import { privacy } from '@chitra/messages/privacy.ts'
import { CHITRA } from '@chitra/messages/shop.ts'
import { terms } from '@chitra/messages/terms.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { TextPage } from './text-page.tsx'

const meta = {
  title: 'Screens/Terms and privacy',
  component: TextPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop()],
  args: terms(CHITRA),
} satisfies Meta<typeof TextPage>
export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {}
export const Privacy: Story = { args: privacy }
