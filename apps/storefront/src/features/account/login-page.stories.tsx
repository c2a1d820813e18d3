import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import * as messages from '@chitra/messages/sign-in.ts'
import { fields } from '@chitra/messages/fields.ts'
import * as linkMessages from '@chitra/messages/link.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { LoginPage } from './login-page.tsx'
import { ResendNotice } from './resend-notice.tsx'
import { SocialButtons } from './social-buttons.tsx'

const meta = {
  title: 'Screens/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/login')],
  args: {
    busy: false,
    mailbox: null,
    resend: null,
    social: <SocialButtons providers={['google', 'facebook']} labels={messages.login} busy={false} onChoose={fn()} />,
    onSubmit: fn(),
  },
} satisfies Meta<typeof LoginPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(messages.login.email), 'meera@example.org')
    await userEvent.type(canvas.getByLabelText(messages.login.password), 'Secret-1{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}
export const Empty: Story = { args: { social: undefined } }
export const Loading: Story = { args: { busy: true } }
export const Failed: Story = {
  name: 'Fields that say what is missing',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.login.submit }))
    await expect(await canvas.findByText(fields.passwordRequired)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const NotConfirmed: Story = {
  name: 'Just registered, the address not confirmed yet',
  args: { mailbox: '/dev/mailbox', resend: <ResendNotice text={linkMessages.resend.atLogin} busy={false} onSend={fn()} /> },
}
