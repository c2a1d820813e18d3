import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture } from '../../fixtures.ts'
import { Avatar } from './avatar.tsx'

const meta = { title: 'Primitives/Avatar', component: Avatar, args: { name: 'Meera Nair' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initial: Story = {}
export const DevanagariInitial: Story = { args: { name: 'मीरा नायर' } }
export const WithPicture: Story = { args: { src: scenePicture('marigold').src } }
export const PictureFailed: Story = { args: { src: 'data:image/png;base64,broken' } }
