import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../link.tsx'
import { PageHeading } from '../../patterns/page-heading/page-heading.tsx'
import { Button } from '../button/button.tsx'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: {
    className: 'max-w-2xl',
    onOpenChange: fn(),
    items: [
      {
        id: 'use',
        title: 'What may I use a picture for?',
        content: 'For your own work and for your business, in print and on screen, for life.',
      },
      { id: 'again', title: 'Can I download it again?', content: 'Yes, from your orders, as often as you like.' },
      {
        id: 'refund',
        title: 'Can I give a picture back?',
        content: (
          <>
            Write to <Link href="#/support">our support</Link> within seven days.
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OneOpen: Story = { args: { openIds: ['use'] } }
export const AllOpen: Story = { args: { openIds: ['use', 'again', 'refund'] } }
export const ByKeyboard: Story = {
  name: 'Arrow keys walk the rows, Enter and Space open them',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'What may I use a picture for?' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ openIds: ['use', 'again'] })
    await expect(canvas.getByText('Yes, from your orders, as often as you like.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ openIds: ['use'] })
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  args: { openIds: ['again'], titleAs: 'h2' },
  render: (args) => (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeading title="Questions" text="What buyers ask us most" />
      <Accordion {...args} />
      <Button variant="secondary" className="self-start">
        Ask your own
      </Button>
    </div>
  ),
}
