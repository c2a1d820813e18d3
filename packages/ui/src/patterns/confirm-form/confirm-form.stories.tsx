import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PasswordField } from '../../primitives/password-field/password-field.tsx'
import { ConfirmForm } from './confirm-form.tsx'

const onSubmit = fn()

const meta = {
  title: 'Patterns/ConfirmForm',
  component: ConfirmForm,
  args: {
    className: 'max-w-xl',
    text: 'Your account is closed at once. Your orders can no longer be downloaded.',
    submitLabel: 'Close my account',
    cancelLabel: 'Keep my account',
    onCancel: fn(),
    onSubmit: (event) => {
      event.preventDefault()
      onSubmit()
    },
    children: <PasswordField label="Password" autoComplete="current-password" />,
  },
} satisfies Meta<typeof ConfirmForm>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Close my account' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}
export const WrongPassword: Story = {
  args: { children: <PasswordField label="Password" autoComplete="current-password" error="Password is incorrect" /> },
}
export const Busy: Story = { args: { busy: true } }
