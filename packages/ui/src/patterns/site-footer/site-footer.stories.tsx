import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx'
import { SiteFooter } from './site-footer.tsx'

const meta = {
  title: 'Patterns/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#/',
    tagline: 'Photographs, graphics and bundles from Indian makers. One price, one licence, for life.',
    columns: [
      {
        title: 'Shop',
        links: [
          { href: '#/images', label: 'Images' },
          { href: '#/graphics', label: 'Graphics' },
          { href: 'https://example.org/sell', label: 'Sell your work', external: true },
          { href: 'https://example.org/blog', label: 'Blog', external: true },
        ],
      },
      {
        title: 'Help',
        links: [
          { href: '#/faq', label: 'FAQ' },
          { href: '#/support', label: 'Support' },
          { href: '#/careers', label: 'Careers' },
          { href: '#/about', label: 'About' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { href: '#/terms', label: 'Terms' },
          { href: '#/privacy', label: 'Privacy' },
        ],
      },
    ],
  },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithEnd: Story = {
  args: {
    end: (
      <>
        <span>© 2026 Chitra</span>
        <ThemeToggle theme="system" onThemeChange={fn()} />
      </>
    ),
  },
}
