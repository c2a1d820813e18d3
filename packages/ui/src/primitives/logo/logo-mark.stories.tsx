import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogoMark } from './logo.tsx'

const meta = { title: 'Primitives/LogoMark', component: LogoMark } satisfies Meta<typeof LogoMark>
export default meta
type Story = StoryObj<typeof meta>

export const EverySize: Story = {
  render: () => (
    <div className="flex items-end gap-6">
      <LogoMark />
      <LogoMark className="h-24 w-auto" />
      <LogoMark className="h-60 w-auto" />
    </div>
  ),
}
