import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { SelectField } from './select-field.tsx'

const states = ['Goa', 'Karnataka', 'Kerala', 'Maharashtra', 'Tamil Nadu']

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: 'State',
    placeholder: 'Choose your State',
    options: states.map((name) => ({ value: name, label: name })),
    className: 'max-w-md',
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'Maharashtra' } }
export const WithHint: Story = { args: { hint: 'It decides which tax the invoice shows' } }
export const WithError: Story = {
  args: { error: 'Please choose your State' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'State' })
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Please choose your State')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Kerala' } }
export const LongText: Story = {
  args: {
    options: [{ value: 'd', label: 'दादरा और नगर हवेली तथा दमन और दीव का संयुक्त केंद्र शासित प्रदेश' }],
    defaultValue: 'd',
    className: 'max-w-xs',
  },
}
export const ByKeyboard: Story = {
  name: 'Typing chooses',
  play: async ({ canvas }) => {
    await userEvent.tab()
    const select = canvas.getByRole('combobox', { name: 'State' })
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Kerala')
    await expect(select).toHaveValue('Kerala')
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <form className="flex max-w-md flex-col gap-4 rounded-2xl border bg-surface p-6">
      <TextField label="Full Name" defaultValue="Asha Rao" />
      <SelectField {...args} className={undefined} />
      <Button size="lg">Save</Button>
    </form>
  ),
}
