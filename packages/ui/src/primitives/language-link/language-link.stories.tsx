import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LanguageLink } from './language-link.tsx'

// The stories of the header are the pictures of it.
const meta = {
  title: 'Primitives/LanguageLink',
  component: LanguageLink,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { href: '/hi/faq', language: 'hi', children: 'हिन्दी' },
} satisfies Meta<typeof LanguageLink>
export default meta
type Story = StoryObj<typeof meta>

export const ToHindi: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'हिन्दी' })
    await expect(link).toHaveAttribute('lang', 'hi')
    await expect(link).toHaveAttribute('hreflang', 'hi')
  },
}
export const ToEnglish: Story = { args: { href: '/faq', language: 'en', children: 'English' } }
