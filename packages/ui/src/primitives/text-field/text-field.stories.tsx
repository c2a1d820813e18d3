import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { SearchIcon } from '../../icons.ts'
import { Button } from '../button/button.tsx'
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
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'meera@example.in' } }
export const LongText: Story = {
  args: { label: 'Title', type: 'text', autoComplete: 'off', defaultValue: 'हिमालय की बर्फ़ीली चोटियों पर सुबह की पहली किरणों का चित्र' },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Its label leads into it, and what is typed stays',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Email'))
    await userEvent.keyboard('meera@example.in')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('meera@example.in')
  },
}
export const RightToLeft: Story = {
  name: 'From right to left, its icon is on the right',
  globals: { direction: 'rtl' },
  args: WithIcon.args ?? {},
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await expect(Number.parseFloat(getComputedStyle(field).paddingRight)).toBeGreaterThan(40)
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <form className="flex max-w-md flex-col gap-4 rounded-2xl border bg-surface p-6">
      <TextField label="Full Name" autoComplete="name" defaultValue="Meera Nair" />
      <TextField {...args} className={undefined} error="Email is incorrect" defaultValue="meera@" />
      <Button size="lg">Save changes</Button>
    </form>
  ),
}
