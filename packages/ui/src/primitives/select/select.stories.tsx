import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarIcon } from '../../icons.ts'
import { Select } from './select.tsx'

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Order dates',
    className: 'max-w-xs',
    options: [
      { value: 'today', label: 'Today' },
      { value: 'week', label: 'Last 7 Days' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithIcon: Story = { args: { leading: <CalendarIcon aria-hidden="true" />, labelHidden: true } }
export const WithError: Story = { args: { error: 'Choose a range' } }
