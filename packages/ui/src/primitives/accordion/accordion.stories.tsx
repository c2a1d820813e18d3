import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
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
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Arrow keys walk the rows',
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('heading', { name }).closest('summary')
    await userEvent.tab()
    await expect(row('What may I use a picture for?')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(row('Can I download it again?')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(row('Can I give a picture back?')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(row('What may I use a picture for?')).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(row('What may I use a picture for?')).toHaveFocus()
  },
}
export const ByPointer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A press opens a row beside those that are open, and shuts it again',
  args: { openIds: ['use'] },
  play: async ({ args, canvas }) => {
    const [first, second] = [canvas.getByText('What may I use a picture for?'), canvas.getByText('Can I download it again?')]
    await userEvent.click(second)
    await expect(canvas.getByText('Yes, from your orders, as often as you like.')).toBeVisible()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ openIds: ['use', 'again'] }))
    await userEvent.click(first)
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ openIds: ['again'] }))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText('For your own work and for your business, in print and on screen, for life.')).not.toBeVisible()
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
