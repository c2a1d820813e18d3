import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fixtureAssets, longTitle } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { SimilarImages } from '../similar-images/similar-images.tsx'
import { ErrorState, NotFoundState } from './error-state.tsx'

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  subcomponents: { NotFoundState },
  args: { title: 'Something went wrong', onRetry: fn(), children: 'Our side failed, not yours. Please try once more.' },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

const findAnother = (
  <Button asChild>
    <Link href="#/search">Find another</Link>
  </Button>
)

export const Default: Story = {
  name: 'It is told at once, and can be tried again',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const NothingToTry: Story = { render: ({ title, children }) => <ErrorState title={title}>{children}</ErrorState> }
export const OwnAction: Story = {
  args: {
    action: (
      <Button variant="secondary" asChild>
        <Link href="#/support">Write to us</Link>
      </Button>
    ),
  },
}
export const NotFound: Story = {
  render: () => (
    <NotFoundState title="This picture is not here" action={findAnother}>
      It may have been taken down by its maker.
    </NotFoundState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This picture is not here')
  },
}
export const LongTitle: Story = {
  name: 'A title of 60 characters',
  render: () => (
    <NotFoundState title={longTitle} action={findAnother}>
      It may have been taken down by its maker.
    </NotFoundState>
  ),
}
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex flex-col gap-6">
      <PageHeading title="temple light" text="Images and graphics" />
      <ErrorState {...args} />
      <SimilarImages images={fixtureAssets(4).map(({ id, href, title, picture, price }) => ({ id, href, title, picture, price }))} />
    </div>
  ),
}
