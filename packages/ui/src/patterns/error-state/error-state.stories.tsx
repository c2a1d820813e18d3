import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fixtureAssets } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { SimilarImages } from '../similar-images/similar-images.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  args: { title: 'Something went wrong', onRetry: fn(), children: 'Our side failed, not yours. Please try once more.' },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

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
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex flex-col gap-6">
      <PageHeading title="temple light" text="Images and graphics" />
      <ErrorState {...args} />
      <SimilarImages images={fixtureAssets(4).map(({ id, href, title, picture, price }) => ({ id, href, title, picture, price }))} />
    </div>
  ),
}
