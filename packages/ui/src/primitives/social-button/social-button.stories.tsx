import type { Meta, StoryObj } from '@storybook/react-vite'
import { SocialButton } from './social-button.tsx'

const meta = { title: 'Primitives/SocialButton', component: SocialButton } satisfies Meta<typeof SocialButton>
export default meta
type Story = StoryObj<typeof meta>

export const Facebook: Story = { args: { provider: 'facebook', children: 'Signup with facebook' } }
export const Google: Story = { args: { provider: 'google', children: 'Signup with google' } }
export const Busy: Story = { args: { provider: 'google', children: 'Signup with google', busy: true } }
export const Disabled: Story = { args: { provider: 'facebook', children: 'Signup with facebook', disabled: true } }
