import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Select } from '../select/select.tsx'
import { Combobox, type ComboboxProps } from './combobox.tsx'

function LiveCombobox({ value: initialValue, onValueChange, ...rest }: ComboboxProps) {
  const [value, setValue] = useState(initialValue)
  return (
    <Combobox
      {...rest}
      value={value}
      onValueChange={(change) => {
        setValue(change.value)
        onValueChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: { label: 'City', value: '', status: 'ready', suggestions: [], onValueChange: fn(), onChoose: fn(), className: 'max-w-sm' },
  decorators: [
    (Story) => (
      <div className="min-h-72">
        <Story />
      </div>
    ),
  ],
  render: (args) => <LiveCombobox {...args} />,
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

const found = { value: 'mad', suggestions: ['Madikeri', 'Madurai', 'Madgaon'] }

export const Empty: Story = { args: { placeholder: 'Begin to type' } }
export const WithHint: Story = { args: { hint: 'Where the picture was taken' } }
export const WithError: Story = {
  args: { error: 'Write a city' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription('Write a city')
  },
}
export const Disabled: Story = { args: { value: 'Madurai', disabled: true } }
export const Suggesting: Story = {
  args: found,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }))
    await expect(within(canvas.getByRole('listbox')).getAllByRole('option')).toHaveLength(3)
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions')
  },
}
export const Searching: Story = {
  args: { value: 'mad', status: 'loading' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }))
    await expect(canvas.getByText('Searching')).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  name: 'Arrow keys walk the list, Enter takes, Esc shuts and then clears',
  args: found,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'City' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const chosen = within(canvas.getByRole('listbox')).getByRole('option', { selected: true })
    await expect(chosen).toHaveTextContent('Madurai')
    await expect(box).toHaveAttribute('aria-activedescendant', chosen.id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith({ value: 'Madurai' })
    await expect(box).toHaveValue('Madurai')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowUp}{Escape}')
    await expect(box).toHaveValue('Madurai')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
  },
}
export const ByPointer: Story = {
  name: 'The pointer takes one and focus stays',
  args: found,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'City' })
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('option', { name: 'Madgaon' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ value: 'Madgaon' })
    await expect(box).toHaveFocus()
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  args: found,
  render: (args) => (
    <form className="flex max-w-md flex-col gap-4 rounded-2xl border bg-surface p-6">
      <LiveCombobox {...args} className={undefined} />
      <Select label="State" options={[{ value: 'tn', label: 'Tamil Nadu' }]} />
      <Button size="lg">Save</Button>
    </form>
  ),
}
