import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture } from '../../fixtures.ts'
import { Picture } from '../picture/picture.tsx'
import { Arch } from './arch.tsx'

const meta = {
  title: 'Primitives/Arch',
  component: Arch,
  args: { className: 'w-60', children: <Picture picture={scenePicture('dusk')} className="size-full" /> },
} satisfies Meta<typeof Arch>
export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {}
export const Plain: Story = { args: { className: 'w-28 bg-haldi', children: null } }
