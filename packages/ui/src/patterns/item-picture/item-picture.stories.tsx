import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture } from '../../fixtures.ts'
import { ItemPicture } from './item-picture.tsx'

const meta = {
  title: 'Patterns/ItemPicture',
  component: ItemPicture,
  args: { title: 'Tea gardens on misty hills', picture: scenePicture('tea'), className: 'w-160' },
} satisfies Meta<typeof ItemPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Landscape: Story = {}
export const Portrait: Story = { args: { title: 'Monsoon', picture: scenePicture('monsoon') } }
export const Zip: Story = { args: { title: 'Forty kolam patterns', picture: undefined } }
export const Failed: Story = { args: { picture: { ...scenePicture('tea'), src: 'data:image/png;base64,broken' } } }
