import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const meta = { title: 'Primitives/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}
export const Large: Story = { args: { className: 'size-10 text-kumkum' } }
export const BesideWords: Story = {
  name: 'Beside words it says nothing itself',
  args: { label: '' },
  render: (args) => (
    <p role="status" className="flex items-center gap-2.5 text-soft">
      <Spinner {...args} /> Looking for pictures
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
  },
}
