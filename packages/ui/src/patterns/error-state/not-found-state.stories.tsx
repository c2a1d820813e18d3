import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longTitle } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { NotFoundState } from './error-state.tsx'

const meta = {
  title: 'Patterns/NotFoundState',
  component: NotFoundState,
  args: {
    title: 'This picture is not here',
    action: (
      <Button asChild>
        <Link href="#/search">Find another</Link>
      </Button>
    ),
    children: 'It may have been taken down by its maker.',
  },
} satisfies Meta<typeof NotFoundState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This picture is not here')
  },
}
export const LongTitle: Story = { name: 'A title of 60 characters', args: { title: longTitle } }
