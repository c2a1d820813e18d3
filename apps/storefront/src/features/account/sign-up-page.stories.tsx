import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import * as messages from '@chitra/messages/sign-in.ts'
import { fields } from '@chitra/messages/fields.ts'
import * as linkMessages from '@chitra/messages/link.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { ResendNotice } from './resend-notice.tsx'
import { SignUpPage } from './sign-up-page.tsx'
import { SocialButtons } from './social-buttons.tsx'

const meta = {
  title: 'Screens/Sign up',
  component: SignUpPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/signup')],
  args: {
    busy: false,
    reason: '',
    resend: null,
    social: <SocialButtons providers={['google', 'facebook']} labels={messages.signUp} busy={false} onChoose={fn()} />,
    onSubmit: fn(),
  },
} satisfies Meta<typeof SignUpPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { busy: true } }
export const Failed: Story = {
  name: 'Fields that say what is wrong',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(messages.signUp.fullName), 'Meera')
    await userEvent.click(canvas.getByRole('button', { name: messages.signUp.submit }))
    await expect(await canvas.findByText(fields.termsRequired)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  name: 'Refused by the server',
  args: { reason: messages.signUp.exists, resend: <ResendNotice text={linkMessages.resend.atSignUp} busy={false} onSend={fn()} /> },
}
