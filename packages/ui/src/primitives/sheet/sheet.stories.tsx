import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Sheet } from './sheet.tsx'

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet,
  args: { open: true, onOpenChange: fn(), title: 'Filter', children: 'What the panel holds.' },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toHaveFocus())
  },
}
export const Left: Story = { args: { side: 'left' } }
export const WithFooter: Story = { args: { footer: <Button className="w-full">Show results</Button> } }
