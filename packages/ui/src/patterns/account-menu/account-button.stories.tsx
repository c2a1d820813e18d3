import type { Meta, StoryObj } from '@storybook/react-vite'
import { longTitle, scenePicture } from '../../fixtures.ts'
import { AccountButton } from './account-button.tsx'

const meta = { title: 'Patterns/AccountButton', component: AccountButton, args: { name: 'Meera Nair' } } satisfies Meta<
  typeof AccountButton
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithPortrait: Story = { args: { src: scenePicture('marigold').src } }
export const LongName: Story = { args: { name: longTitle } }
