import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CartLine } from '../../patterns/cart-line/cart-line.tsx'
import { PageHeading } from '../../patterns/page-heading/page-heading.tsx'
import { scenePicture } from '../../fixtures.ts'
import { Button } from '../button/button.tsx'
import { Toaster } from './toaster.tsx'
import type { ToasterProps } from './toaster-props.ts'
import { toastTones, withToast } from './with-toast.ts'

const tenMinutes = 600_000

function LiveToaster({ toasts: initialToasts, onDismiss, ...rest }: ToasterProps) {
  const [toasts, setToasts] = useState(initialToasts)
  return (
    <div className="flex min-h-72 items-end">
      <Button variant="secondary" onClick={() => setToasts((now) => withToast(now, { tone: 'success', text: 'Added to your cart' }))}>
        Add To Cart
      </Button>
      <Toaster
        {...rest}
        toasts={toasts}
        onDismiss={(dismissal) => {
          setToasts((now) => now.filter((toast) => toast.id !== dismissal.id))
          onDismiss(dismissal)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Primitives/Toaster',
  component: Toaster,
  // Its region is fixed to the screen, so each story has a screen of its own there.
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: { toasts: [], onDismiss: fn(), duration: tenMinutes },
  render: (args) => <LiveToaster {...args} />,
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

const failed = { id: 'failed', tone: 'error', text: 'Something went wrong. Please try once more.' } as const

export const Success: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: [{ id: 'added', tone: 'success', text: 'Added to your cart' }] },
  // Its code comes with the first message.
  play: async () => void (await screen.findByText('Added to your cart')),
}
export const Info: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: [{ id: 'sent', tone: 'info', text: 'A link is on its way to you' }] },
}
export const Warning: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: [{ id: 'slow', tone: 'warning', text: 'You are not connected to the internet' }] },
}
export const Error: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { toasts: [failed] } }
export const All: Story = {
  args: { toasts: toastTones.map((tone) => ({ id: tone, tone, text: `A sentence of the tone ${tone}` })) },
}
export const LongText: Story = {
  args: { toasts: [{ id: 'long', tone: 'info', text: 'हिमालय की बर्फ़ीली चोटियों पर सुबह की पहली किरणों का चित्र आपकी कार्ट में रख दिया गया है' }] },
}
/** The same words are never shown twice at once. */
export const NothingTwice: Story = {
  name: 'Same words twice',
  tags: ['[APP-01]'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add To Cart' })
    await userEvent.click(button)
    await userEvent.click(button)
    const region = await screen.findByRole('region', { name: /Notifications/ })
    await expect(within(region).getAllByRole('listitem')).toHaveLength(1)
    await waitFor(() => expect(document.querySelector('[role=status]')).toHaveTextContent('Added to your cart'))
  },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'F8 takes focus to it, Esc puts it away',
  args: { toasts: [failed] },
  play: async ({ args }) => {
    const region = await screen.findByRole('region', { name: /Notifications/ })
    // The region listens a moment after it is drawn.
    await waitFor(async () => {
      await userEvent.keyboard('[F8]')
      await expect(region.contains(document.activeElement)).toBe(true)
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith({ id: 'failed' }))
  },
}
export const ByPointer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Its cross puts it away',
  args: { toasts: [failed] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: 'failed' })
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  },
}
export const GoesByItself: Story = {
  name: 'When its time is over it goes',
  args: { toasts: [failed], duration: 300 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith({ id: 'failed' }), { timeout: 3000 })
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  args: { toasts: [{ id: 'removed', tone: 'success', text: 'Moved to your wish list' }] },
  render: (args) => (
    <div className="flex max-w-2xl flex-col pt-24">
      <PageHeading title="My Cart" count={1} />
      <ul>
        <CartLine href="#/item/tea" title="Tea gardens on misty hills" picture={scenePicture('tea')} price="₹199.00" onRemove={fn()} />
      </ul>
      <Toaster {...args} />
    </div>
  ),
}
