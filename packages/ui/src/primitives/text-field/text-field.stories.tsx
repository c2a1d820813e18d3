import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchIcon } from '../../icons.ts'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'email', className: 'max-w-sm' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHint: Story = { args: { hint: 'We write only about your orders.' } }
export const WithError: Story = {
  args: { error: 'Email is incorrect', defaultValue: 'meera@' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Email is incorrect')
  },
}
export const WithUnit: Story = { args: { label: 'Minimum Height', type: 'text', trailing: 'px', defaultValue: '1200' } }
export const WithIcon: Story = {
  args: {
    label: 'Search by title',
    labelHidden: true,
    type: 'search',
    placeholder: 'Search by title',
    leading: <SearchIcon aria-hidden="true" />,
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'meera@example.in' } }
