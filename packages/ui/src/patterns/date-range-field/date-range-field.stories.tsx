import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { customRange, DateRangeField } from './date-range-field.tsx'

const names = ['Today', 'Yesterday', 'Last 7 Days', 'Last 30 Days', 'This Month', 'Last Month']

const meta = {
  title: 'Patterns/DateRangeField',
  component: DateRangeField,
  args: {
    presets: names.map((name) => ({ value: name, label: name })),
    preset: 'Last 30 Days',
    onPresetChange: fn(),
    range: { from: '2026-11-01', to: '2026-11-20' },
    onRangeChange: fn(),
  },
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

export const Preset: Story = {}
export const AnyRange: Story = { args: { preset: customRange } }
