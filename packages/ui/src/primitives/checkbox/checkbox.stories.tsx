import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = { title: 'Primitives/Checkbox', component: Checkbox, args: { label: 'Images' } } satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const WithError: Story = { args: { label: 'I accept the terms', error: 'Accept terms and condition to proceed.' } }
export const Disabled: Story = { args: { disabled: true } }
export const CheckedByKey: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox', { name: 'Images' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
