import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as messages from '@chitra/messages/sign-in.ts'
import { fields } from '@chitra/messages/fields.ts'
import * as linkMessages from '@chitra/messages/link.ts'
import { hindiTitle, longWords } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { ResendNotice } from './resend-notice.tsx'
import { SignInSheet } from './sign-in-sheet.tsx'
import { SocialButtons } from './social-buttons.tsx'

const meta = {
  title: 'Screens/Sign-in sheet',
  component: SignInSheet,
  // What is open covers the whole page, so each story has a frame of its own there.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  decorators: [inShop('/search')],
  args: {
    intent: { purpose: 'save', title: 'Diya rows' },
    busy: false,
    resend: null,
    social: <SocialButtons providers={['google', 'facebook']} labels={messages.login} busy={false} onChoose={fn()} />,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SignInSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Sign in to save “Diya rows”' })).toBeVisible()
    await userEvent.type(screen.getByLabelText(messages.login.email), 'meera@example.org')
    await userEvent.type(screen.getByLabelText(messages.login.password), 'Secret-1{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
export const ToBuy: Story = {
  name: 'For the cart, with fields that say what is missing',
  args: { intent: { purpose: 'buy', title: 'Diya rows' }, social: undefined },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Sign in to buy “Diya rows”' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: messages.login.submit }))
    await expect(await screen.findByText(fields.passwordRequired)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const NotConfirmed: Story = {
  name: 'An address that is not confirmed yet',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { resend: <ResendNotice text={linkMessages.resend.atLogin} busy={false} onSend={fn()} /> },
}
export const Hindi: Story = { args: { intent: { purpose: 'save', title: hindiTitle } } }
export const LongWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { intent: { purpose: 'buy', title: longWords } },
}
