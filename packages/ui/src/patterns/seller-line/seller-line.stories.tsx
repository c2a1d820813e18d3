import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture } from '../../fixtures.ts'
import { SellerLine } from './seller-line.tsx'

const meta = { title: 'Patterns/SellerLine', component: SellerLine, args: { name: 'Meera' } } satisfies Meta<typeof SellerLine>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutPicture: Story = {}
export const WithPicture: Story = { args: { src: scenePicture('marigold').src } }
