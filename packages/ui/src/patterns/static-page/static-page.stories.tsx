import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { FaqAccordion } from '../faq-accordion/faq-accordion.tsx'
import { PromoBar } from '../promo-bar/promo-bar.tsx'
import { InfinityIcon, RupeeIcon } from '../../icons.ts'
import { StaticPage } from './static-page.tsx'

const links = [
  { href: '#/about', label: 'About us' },
  { href: '#/terms', label: 'Terms', current: true },
  { href: '#/privacy', label: 'Privacy' },
  { href: '#/faq', label: 'Questions' },
  { href: '#/support', label: 'Support' },
]

const terms = (
  <>
    <p>
      A picture that you buy here is yours to use for life. This page says for what, in words that need no lawyer; the{' '}
      <Link href="#/licence">licence</Link> says it in full.
    </p>
    <h2>What you may do</h2>
    <ul>
      <li>Print it, publish it and put it on a screen, for yourself and for your clients.</li>
      <li>Crop it, colour it and set words over it.</li>
      <li>Download it again, as often as you like.</li>
    </ul>
    <h2>What you may not do</h2>
    <p>Sell the file itself, alone or among others. Say that you made it.</p>
    <blockquote>One payment, one licence. Nothing ends and nothing renews.</blockquote>
    <h3>If you are not sure</h3>
    <ol>
      <li>Look through the questions.</li>
      <li>Write to us: we answer within a day.</li>
    </ol>
  </>
)

const meta = {
  title: 'Patterns/StaticPage',
  component: StaticPage,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Terms', text: 'In force since 1 March 2026', links, children: terms },
} satisfies Meta<typeof StaticPage>
export default meta
type Story = StoryObj<typeof meta>

export const Prose: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('aria-current', 'page')
  },
}
export const WithoutNavigation: Story = { args: { links: [] } }
export const Parts: Story = {
  args: {
    title: 'Support',
    text: 'We answer within a day',
    kind: 'parts',
    children: <Notice tone="info">Write to help@example.org</Notice>,
  },
}
const accordion = (
  <FaqAccordion
    groups={[
      {
        id: 'all',
        questions: [
          { id: 'price', title: 'What does a picture cost?', content: '₹199 and the tax on it.' },
          { id: 'ways', title: 'How can I pay?', content: 'By UPI, card or net banking.' },
        ],
      },
    ]}
  />
)
export const Questions: Story = { args: { title: 'Questions', text: undefined, kind: 'questions', children: accordion } }
export const WithNotice: Story = {
  name: 'A notice below the text',
  args: { children: <p>We look for people who love pictures.</p>, after: <Notice tone="info">Send us your CV</Notice> },
}
export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'On a phone the links are a row',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <>
      <PromoBar
        promises={[
          { icon: <RupeeIcon aria-hidden="true" />, text: 'One price: ₹199* an image or graphic' },
          { icon: <InfinityIcon aria-hidden="true" />, text: 'Lifetime licence, no subscription' },
        ]}
      />
      <StaticPage {...args} />
    </>
  ),
}
