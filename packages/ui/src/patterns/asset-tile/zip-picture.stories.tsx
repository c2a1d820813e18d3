import type { Meta, StoryObj } from '@storybook/react-vite'
import { ZipPicture } from './zip-picture.tsx'

const meta = {
  title: 'Patterns/ZipPicture',
  component: ZipPicture,
  args: { label: 'Forty kolam patterns' },
  decorators: [
    (Story) => (
      <div className="h-52 w-78">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ZipPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
