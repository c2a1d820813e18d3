import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeTones } from './badge.tsx'

const meta = { title: 'Primitives/Badge', component: Badge, args: { children: 'Free' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Free: Story = { args: { tone: 'free' } }
export const All: Story = {
  render: () => (
    <div className="flex gap-2">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}
