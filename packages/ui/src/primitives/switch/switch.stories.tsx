import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Most Recent', className: 'max-w-xs', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const LongLabel: Story = { args: { label: 'हिमालय की बर्फ़ीली चोटियों पर सुबह की पहली किरणों के चित्र पहले दिखाएँ', defaultChecked: true } }
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Space and its label turn it',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch', { name: 'Most Recent' })).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByText('Most Recent'))
    await expect(canvas.getByRole('switch')).not.toBeChecked()
  },
}
export const RightToLeft: Story = {
  name: 'From right to left, on is on the left',
  globals: { direction: 'rtl' },
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('switch')
    const thumb = track.firstElementChild ?? track
    await expect(thumb.getBoundingClientRect().left - track.getBoundingClientRect().left).toBeLessThan(8)
  },
}
