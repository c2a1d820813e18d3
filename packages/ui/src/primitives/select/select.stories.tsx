import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CalendarIcon } from '../../icons.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Select } from './select.tsx'

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Order dates',
    className: 'max-w-xs',
    onChange: fn(),
    options: [
      { value: 'today', label: 'Today' },
      { value: 'week', label: 'Last 7 Days' },
      { value: 'month', label: 'Last 30 Days' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithIcon: Story = { args: { leading: <CalendarIcon aria-hidden="true" />, labelHidden: true } }
export const WithError: Story = { args: { error: 'Choose a range' } }
export const WithHint: Story = { args: { hint: 'By the day on which you paid.' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    label: 'Picture',
    options: [{ value: 'dawn', label: 'हिमालय की बर्फ़ीली चोटियों पर सुबह की पहली किरणों का चित्र' }],
  },
}
export const Chosen: Story = {
  name: 'Its label names it, and it tells what was chosen',
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Order dates' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Last 7 Days')
    await expect(select).toHaveValue('week')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <div className="grid max-w-2xl gap-4 rounded-2xl border bg-surface p-6 md:grid-cols-2">
      <TextField label="Title" />
      <Select {...args} className={undefined} leading={<CalendarIcon aria-hidden="true" />} />
    </div>
  ),
}
