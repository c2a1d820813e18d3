import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Switch } from '../switch/switch.tsx'
import { FieldGroup } from './field-group.tsx'

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Primitives/FieldGroup',
  component: FieldGroup,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    className: 'max-w-md',
    legend: 'Mails',
    children: (
      <>
        <Switch label="Messages" defaultChecked />
        <Switch label="News of the makers I bought from" />
      </>
    ),
  },
} satisfies Meta<typeof FieldGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mails' })).toBeVisible()
  },
}
export const WithHint: Story = { args: { hint: 'Receipts are sent in any case.' } }
