import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ArrowUpRightIcon } from '../../icons.ts'
import { ExternalLink } from '../../link.tsx'

const meta = {
  title: 'Primitives/ExternalLink',
  component: ExternalLink,
  args: {
    href: 'https://example.org/blog',
    className: 'font-semibold text-neel underline',
    children: (
      <>
        Blog <ArrowUpRightIcon aria-hidden="true" className="inline size-3.5" />
      </>
    ),
  },
} satisfies Meta<typeof ExternalLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'It opens a new tab, and says so by its arrow',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
