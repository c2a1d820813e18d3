import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'Jharokha#1', className: 'max-w-sm' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'The button comes after the field and keeps what is typed',
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('chitra')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('Password')).toHaveValue('chitra')
  },
}
export const WithHint: Story = {
  args: { hint: 'Eight characters or more, one of them a figure.', autoComplete: 'new-password', defaultValue: '' },
}
export const Disabled: Story = { args: { disabled: true } }
export const WithError: Story = { args: { error: 'Password is required', defaultValue: '' } }
