import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { RadioGroup, radioGroupVariants } from './radio-group.tsx'

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'original', label: 'Original' },
]
const formats = [
  { value: 'jpg', label: 'JPG', hint: 'For the web and for print' },
  { value: 'svg', label: 'SVG', hint: 'Sharp at every size' },
  { value: 'psd', label: 'PSD', hint: 'Not offered by this maker', disabled: true },
]

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: { label: 'Size', options: sizes, defaultValue: 'medium', onValueChange: fn(), className: 'max-w-sm' },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Cards: Story = { args: { label: 'File type', variant: 'card', options: formats, defaultValue: 'jpg' } }
export const NothingChosen: Story = { args: { defaultValue: undefined } }
export const WithHints: Story = { args: { label: 'File type', options: formats, defaultValue: 'svg' } }
export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose a size' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription('Choose a size')
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const ByKeyboard: Story = {
  name: 'Tab enters at what is chosen, arrow keys choose',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Original' })).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'original' })
    await userEvent.click(canvas.getByText('Small'))
    await expect(canvas.getByRole('radio', { name: 'Small' })).toBeChecked()
  },
}
export const All: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-10">
      {radioGroupVariants.map((variant) => (
        <RadioGroup key={variant} {...args} label={variant} variant={variant} className="w-72" />
      ))}
    </div>
  ),
}
export const Examples: Story = {
  name: 'Among neighbours',
  args: { label: 'File type', variant: 'card', options: formats, defaultValue: 'jpg' },
  render: (args) => (
    <form className="flex max-w-md flex-col gap-5 rounded-2xl border bg-surface p-6">
      <RadioGroup {...args} className={undefined} />
      <Notice>Every file type carries the same licence.</Notice>
      <Button size="lg">Add To Cart</Button>
    </form>
  ),
}
