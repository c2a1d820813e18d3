import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { PasswordField } from '../../primitives/password-field/password-field.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { AuthForm } from './auth-form.tsx'

const onSubmit = fn()

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/AuthForm',
  component: AuthForm,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    className: 'max-w-md',
    submitLabel: 'Login',
    onSubmit: (event) => {
      event.preventDefault()
      onSubmit()
    },
    children: (
      <>
        <TextField label="Email" type="email" autoComplete="email" />
        <PasswordField label="Password" autoComplete="current-password" />
      </>
    ),
  },
} satisfies Meta<typeof AuthForm>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}
export const WithHelp: Story = { args: { help: <Link href="#/forgot">Forgot your password?</Link> } }
export const WithNotice: Story = {
  args: {
    children: (
      <>
        <Notice tone="error">This address belongs to an account already</Notice>
        <TextField label="Email" type="email" autoComplete="email" error="Enter another address" />
      </>
    ),
  },
}
export const Busy: Story = { args: { busy: true } }
