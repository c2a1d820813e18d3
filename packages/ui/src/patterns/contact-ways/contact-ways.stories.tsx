import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../../link.tsx'
import { ContactWays } from './contact-ways.tsx'

const mail = { name: 'Write to us', href: 'mailto:help@example.org', label: 'help@example.org' }

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/ContactWays',
  component: ContactWays,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ways: [mail, { name: 'Call us', href: 'tel:+911140000000', label: '+91 11 4000 0000' }],
    note: (
      <>
        Most answers stand in the <Link href="#/faq">questions</Link>.
      </>
    ),
  },
} satisfies Meta<typeof ContactWays>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+91 11 4000 0000' })).toHaveAttribute('href', 'tel:+911140000000')
  },
}
export const One: Story = { args: { ways: [mail], note: undefined } }
export const LongAddress: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { ways: [{ ...mail, label: `${'pictures'.repeat(8)}@example.org` }] },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
