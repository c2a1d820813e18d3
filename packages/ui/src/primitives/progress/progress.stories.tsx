import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress.tsx'

const meta = { title: 'Primitives/Progress', component: Progress, args: { label: 'Download', className: 'max-w-sm' } } satisfies Meta<
  typeof Progress
>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = { args: { value: 0.4 } }
export const Unknown: Story = {}
