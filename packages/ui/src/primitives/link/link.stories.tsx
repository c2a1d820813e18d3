import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#/licence', children: 'The licence', className: 'font-semibold text-neel underline' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Underlined: Story = {}
export const UnderlinedOnHover: Story = { args: { className: 'font-semibold text-neel no-underline hover:underline' } }
export const Quiet: Story = { args: { className: 'text-ink no-underline hover:underline' } }
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Tab reaches it, Enter follows it',
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'The licence' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex max-w-md flex-col items-start gap-4">
      <p className="text-base text-soft">
        A picture is yours for life. <Link {...args} /> says what for.
      </p>
      <Notice>
        Personal and commercial use. <Link href="#/">Click for more info</Link>
      </Notice>
      <Button asChild variant="secondary">
        <Link href="#/search">Find a picture</Link>
      </Button>
    </div>
  ),
}
