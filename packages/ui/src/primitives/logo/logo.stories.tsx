import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo, LogoMark } from './logo.tsx'

const meta = { title: 'Primitives/Logo', component: Logo, subcomponents: { LogoMark } } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Compact: Story = { args: { compact: true } }
export const Mark: Story = {
  render: () => (
    <div className="flex items-end gap-6">
      <LogoMark />
      <LogoMark className="h-24 w-auto" />
      <LogoMark className="h-60 w-auto" />
    </div>
  ),
}
