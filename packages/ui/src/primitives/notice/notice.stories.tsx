import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Notice, noticeTones } from './notice.tsx'

const meta = { title: 'Primitives/Notice', component: Notice, args: { children: 'Something went wrong' } } satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Note: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: 'Every file type carries the same licence.' },
}
export const Info: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'info', children: 'Your orders stay downloadable for 30 days.' },
}
export const Success: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'success', children: 'Your changes are saved.' },
}
export const Error: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { tone: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
  },
}
export const WithLink: Story = {
  args: { tone: 'info', children: 'Send us your CV:', link: { href: 'mailto:jobs@example.org', label: 'jobs@example.org' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'jobs@example.org' })).toHaveAttribute('href', 'mailto:jobs@example.org')
  },
}
export const All: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-3">
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone}>
          Personal and commercial use, for life. <Link href="#/">Click for more info</Link>
        </Notice>
      ))}
    </div>
  ),
}
