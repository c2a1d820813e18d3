import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../link.tsx'
import { Chip, RemovableChip } from './chip.tsx'

const meta = { title: 'Primitives/Chip', component: Chip } satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { children: 'tea' } }
export const AsLink: Story = { args: { asChild: true, children: <Link href="#/search/tea">tea garden</Link> } }
export const Examples: Story = {
  name: 'Filters in force, and keywords',
  render: () => (
    <div className="flex max-w-md flex-col gap-6">
      <div className="flex flex-wrap gap-2">
        {['Landscape', 'Most Recent', 'At least 1200 px'].map((filter) => (
          <RemovableChip key={filter} label={`Remove filter ${filter}`}>
            {filter}
          </RemovableChip>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {['tea', 'hills', 'mist', 'plantation', 'हिमालय की चोटियाँ', 'green'].map((keyword) => (
          <Chip key={keyword} asChild>
            <Link href={`#/search/${keyword}`}>{keyword}</Link>
          </Chip>
        ))}
      </div>
    </div>
  ),
}
