import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Button } from '../button/button.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = { title: 'Primitives/Checkbox', component: Checkbox, args: { label: 'Images' } } satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const Indeterminate: Story = { args: { label: 'All categories', defaultChecked: 'indeterminate' } }
export const IndeterminatePressed: Story = {
  name: 'Where it stands for several that differ, a press ticks them all',
  args: Indeterminate.args ?? {},
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'All categories' })
    await expect(box).toBePartiallyChecked()
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}
export const WithError: Story = {
  args: { label: 'I accept the terms', error: 'Accept terms and condition to proceed.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Accept terms and condition to proceed.')
  },
}
export const LongLabel: Story = {
  args: {
    className: 'max-w-xs',
    label: (
      <>
        I have read the{' '}
        <Link href="#/terms" className="text-neel underline">
          terms and conditions
        </Link>{' '}
        and the{' '}
        <Link href="#/privacy" className="text-neel underline">
          privacy policy
        </Link>
        , and accept both of them.
      </>
    ),
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }
export const CheckedByKey: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: 'Images' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <fieldset className="flex max-w-xs flex-col gap-3.5 rounded-2xl border bg-surface p-6">
      <legend className="contents text-base font-semibold">Categories</legend>
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} label="Graphics" />
      <Checkbox {...args} label="Bundles" />
      <Button variant="secondary" size="sm" className="mt-2 self-start">
        Clear all
      </Button>
    </fieldset>
  ),
}
