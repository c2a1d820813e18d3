import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Message', className: 'max-w-md' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'What can we do for you?' } }
export const Filled: Story = { args: { defaultValue: 'I bought the tea gardens twice.\nCan one of them be given back?' } }
export const OneLine: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'It begins as one line',
  args: { rows: 1, placeholder: 'Comment' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    const before = field.offsetHeight
    await userEvent.type(field, 'One{Enter}two{Enter}three')
    await expect(before).toBeLessThan(60)
    await expect(field.offsetHeight).toBeGreaterThan(before)
  },
}
export const WithHint: Story = { args: { hint: 'With the order’s number, if there is one' } }
export const WithError: Story = {
  args: { error: 'Write a few words' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Write a few words')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent' } }
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Enter makes a new line',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('One{Enter}two')
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('One\ntwo')
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <form className="flex max-w-md flex-col gap-4 rounded-2xl border bg-surface p-6">
      <TextField label="Email" type="email" defaultValue="meera@example.in" />
      <TextArea {...args} className={undefined} />
      <Button size="lg">Send</Button>
    </form>
  ),
}
