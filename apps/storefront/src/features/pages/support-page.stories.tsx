import type { Meta, StoryObj } from '@storybook/react-vite'
import { inShop } from '../../testing/in-shop.tsx'
import { SupportPage } from './support-page.tsx'

const meta = {
  title: 'Screens/Support',
  component: SupportPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop()],
  args: { email: 'help@example.org', phone: '+91 80 4000 1234' },
} satisfies Meta<typeof SupportPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const WithoutTelephone: Story = { args: { phone: '' } }
export const LongWords: Story = { args: { email: 'customers-of-the-picture-shop@a-very-long-name-of-a-company.example.org' } }
