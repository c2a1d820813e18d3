import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { ErrorState, NotFoundState } from './error-state.tsx'

const meta = {
  title: 'Patterns/ErrorState',
  component: ErrorState,
  subcomponents: { NotFoundState },
  args: { title: 'Something went wrong' },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { onRetry: fn(), children: 'Our side failed, not yours. Please try once more.' } }
export const NotFound: Story = {
  render: () => (
    <NotFoundState
      title="This picture is not here"
      action={
        <Button asChild>
          <Link href="#/search">Find another</Link>
        </Button>
      }
    >
      It may have been taken down by its maker.
    </NotFoundState>
  ),
}
