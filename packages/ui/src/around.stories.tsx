import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LabelsProvider } from './labels.tsx'
import { ExternalLink, Link, LinkProvider, type LinkProps } from './link.tsx'
import { Spinner } from './primitives/spinner/spinner.tsx'

/** As a shop would: gives its router the address. */
function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a href={`#router${href}`} {...rest}>
      {children}
    </a>
  )
}

function Around() {
  return (
    <LinkProvider value={RouterLink}>
      <LabelsProvider value={{ loading: 'लोड हो रहा है' }}>
        <p className="flex items-center gap-4">
          <Link href="/orders">Through the router</Link>
          <Link href="https://example.org/">Off the site</Link>
          <ExternalLink href="https://example.org/blog">In a new tab</ExternalLink>
          <Spinner />
        </p>
      </LabelsProvider>
    </LinkProvider>
  )
}

const meta = { title: 'Primitives/Around the app', component: Around } satisfies Meta<typeof Around>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Through the router' })).toHaveAttribute('href', '#router/orders')
    await expect(canvas.getByRole('link', { name: 'Off the site' })).toHaveAttribute('href', 'https://example.org/')
    await expect(canvas.getByRole('link', { name: 'In a new tab' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('status')).toHaveTextContent('लोड हो रहा है')
  },
}
