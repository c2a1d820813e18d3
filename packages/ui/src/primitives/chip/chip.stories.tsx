import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Chip, RemovableChip } from './chip.tsx'

const meta = { title: 'Primitives/Chip', component: Chip, subcomponents: { RemovableChip } } satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { children: 'tea' } }
export const AsLink: Story = { args: { asChild: true, children: <Link href="#/search/tea">tea garden</Link> } }
export const Removable: Story = {
  render: () => (
    <RemovableChip label="Remove filter Landscape" onClick={fn()}>
      Landscape
    </RemovableChip>
  ),
}
