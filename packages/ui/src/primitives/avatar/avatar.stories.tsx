import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture } from '../../fixtures.ts'
import { Button } from '../button/button.tsx'
import { Avatar } from './avatar.tsx'

const meta = { title: 'Primitives/Avatar', component: Avatar, args: { name: 'Meera Nair' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = {}
export const DevanagariInitial: Story = { args: { name: 'मीरा नायर' } }
export const WithPicture: Story = { args: { src: scenePicture('marigold').src } }
export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      <Avatar {...args} className="size-8 text-sm" />
      <Avatar {...args} />
      <Avatar {...args} className="size-20 text-2xl" />
    </div>
  ),
}
export const PictureFailed: Story = { args: { src: 'data:image/png;base64,broken' } }
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex max-w-sm items-center gap-3 rounded-2xl border bg-surface p-5">
      <Avatar {...args} src={scenePicture('marigold').src} />
      <p className="grow font-semibold">Meera Nair</p>
      <Button variant="secondary" size="sm">
        Her pictures
      </Button>
    </div>
  ),
}
