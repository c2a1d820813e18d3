import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { fields } from '@chitra/messages/fields.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { ChangePasswordPage, ForgotPasswordPage, ResetExpiredPage, ResetPasswordPage, UndoEmailChangePage } from './account-pages.tsx'

const meta = {
  title: 'Screens/Passwords and addresses',
  component: ChangePasswordPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/change-password')],
  args: { busy: false, reason: '', wrongCurrent: null, onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordPage>
export default meta
type Story = StoryObj<typeof meta>

export const ChangePassword: Story = {}
export const ChangePasswordLoading: Story = { args: { busy: true } }
export const ChangePasswordFailed: Story = {
  args: { reason: fields.changeDiffers, wrongCurrent: { message: fields.passwordRequired } },
}
export const ForgotPassword: Story = { render: ({ busy, onSubmit }) => <ForgotPasswordPage busy={busy} onSubmit={onSubmit} /> }
export const ResetPassword: Story = { render: ({ busy, onSubmit }) => <ResetPasswordPage busy={busy} onSubmit={onSubmit} /> }
export const ResetPasswordTooLate: Story = { render: () => <ResetExpiredPage /> }
export const UndoEmailChange: Story = { render: ({ busy }) => <UndoEmailChangePage busy={busy} onUndo={fn()} /> }
