import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DirectionProvider } from './direction.tsx'
import { LabelsProvider } from './labels.tsx'
import { ExternalLink, Link, LinkProvider, type LinkProps } from './link.tsx'
import { RadioGroup } from './primitives/radio-group/radio-group.tsx'
import { Spinner } from './primitives/spinner/spinner.tsx'
import { Tabs } from './primitives/tabs/tabs.tsx'

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

const meta = {
  title: 'Primitives/Around the app',
  component: LinkProvider,
  subcomponents: { LabelsProvider, DirectionProvider },
  args: { value: RouterLink, children: null },
  render: () => <Around />,
} satisfies Meta<typeof LinkProvider>
export default meta

/** What stands around an app: its router's link, its words, and the direction that it is read in. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Through the router' })).toHaveAttribute('href', '#router/orders')
    await expect(canvas.getByRole('link', { name: 'Off the site' })).toHaveAttribute('href', 'https://example.org/')
    await expect(canvas.getByRole('link', { name: 'In a new tab' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('status')).toHaveTextContent('लोड हो रहा है')
  },
}

export const RightToLeft: StoryObj<typeof meta> = {
  name: 'From right to left, arrow keys go the way the page is read',
  globals: { direction: 'rtl' },
  render: () => (
    <DirectionProvider value="rtl">
      <div className="flex max-w-md flex-col gap-6">
        <Tabs
          label="About the picture"
          tabs={[
            { value: 'about', label: 'About', content: 'Tea bushes under low cloud.' },
            { value: 'licence', label: 'Licence', content: 'Personal and commercial use, for life.' },
          ]}
        />
        <RadioGroup
          label="Size"
          defaultValue="small"
          options={[
            { value: 'small', label: 'Small' },
            { value: 'large', label: 'Large' },
          ]}
        />
      </div>
    </DirectionProvider>
  ),
  play: async ({ canvas }) => {
    const [about, licence] = canvas.getAllByRole('tab')
    await expect(about?.getBoundingClientRect().left).toBeGreaterThan(licence?.getBoundingClientRect().left ?? Infinity)
    await userEvent.tab()
    await expect(about).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(licence).toHaveFocus()
    canvas.getByRole('radio', { name: 'Small' }).focus()
    await userEvent.keyboard('{ArrowLeft>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked())
    await userEvent.keyboard('{/ArrowLeft}')
  },
}
