import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture } from '../../fixtures.ts'
import { Picture } from '../picture/picture.tsx'
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
export const Examples: Story = {
  name: 'On pictures, and beside words',
  render: () => (
    <div className="flex flex-wrap items-end gap-6">
      <div className="relative">
        <Picture picture={scenePicture('snow')} className="h-40 w-60 rounded-lg" />
        <div className="absolute start-2.5 top-2.5 flex gap-1.5">
          <Badge tone="owned">Owned</Badge>
          <Badge tone="zip">Zip</Badge>
        </div>
      </div>
      <p className="flex items-center gap-2 text-lg font-semibold">
        Tea gardens on misty hills <Badge tone="free">Free</Badge>
      </p>
    </div>
  ),
}
