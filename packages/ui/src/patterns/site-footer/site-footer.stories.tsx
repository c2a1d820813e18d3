import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { InfinityIcon, RupeeIcon } from '../../icons.ts'
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx'
import { WhyBlocks } from '../why-blocks/why-blocks.tsx'
import { FooterButton } from './footer-button.tsx'
import { SiteFooter } from './site-footer.tsx'

const end = '© 2026 Chitra'
const tools = (
  <>
    <FooterButton>Keyboard shortcuts</FooterButton>
    <ThemeToggle theme="system" onThemeChange={fn()} />
  </>
)

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
export const WithEnd: Story = { args: { end, tools } }
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  args: { end, tools },
  render: (args) => (
    <>
      <WhyBlocks
        title="Why Chitra"
        blocks={[
          { icon: <RupeeIcon />, title: 'One price', text: 'Every image or graphic is 199 INR*. There is nothing to compare.' },
          { icon: <InfinityIcon />, title: 'Yours for life', text: 'No subscription: a licence that never ends.' },
        ]}
      />
      <SiteFooter {...args} />
    </>
  ),
}
