import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NotFoundState } from '../error-state/error-state.tsx'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { FooterButton } from '../site-footer/footer-button.tsx'
import { SiteFooter } from '../site-footer/site-footer.tsx'
import { SiteHeader } from '../site-header/site-header.tsx'
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx'
import { SiteFrame } from './site-frame.tsx'

const contentId = 'story-page'

const meta = {
  title: 'Patterns/SiteFrame',
  component: SiteFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    contentId,
    header: (
      <SiteHeader
        homeHref="#/"
        contentId={contentId}
        tabs={[{ href: '#/images', label: 'Images' }]}
        wishListHref="#/wish-list"
        wishListCount={0}
        cartHref="#/cart"
        cartCount={0}
        visitorLinks={[{ href: '#/login', label: 'Log in' }]}
      />
    ),
    children: (
      <NotFoundState
        title="This picture is not here"
        action={
          <Button asChild>
            <Link href="#/search">Find a picture</Link>
          </Button>
        }
      />
    ),
    footer: (
      <SiteFooter
        homeHref="#/"
        tagline="Photographs and graphics from Indian makers."
        columns={[{ title: 'Help', links: [{ href: '#/faq', label: 'FAQ' }] }]}
        end="© 2026 Chitra"
        tools={
          <>
            <FooterButton>Keyboard</FooterButton>
            <ThemeToggle theme="system" onThemeChange={fn()} />
          </>
        }
      />
    ),
  },
} satisfies Meta<typeof SiteFrame>
export default meta
type Story = StoryObj<typeof meta>

export const ShortPage: Story = {
  name: 'A short page: the footer is below the first view',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().top).toBeGreaterThanOrEqual(innerHeight)
  },
}
export const WithNote: Story = { args: { note: 'A demonstration: payments are played, and nothing is charged.' } }
export const SkipsToContent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'The first Tab leads to the content',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await expect(canvas.getByRole('main')).toHaveAttribute('id', contentId)
  },
}
