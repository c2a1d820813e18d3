import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { DownloadIcon, HeartIcon } from '../../icons.ts'
import { Link } from '../../link.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Button, buttonSizes, buttonVariants } from './button.tsx'

const meta = { title: 'Primitives/Button', component: Button, args: { children: 'Find a picture', onClick: fn() } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { parameters: { chromatic: { disableSnapshot: true } } }
export const Secondary: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { variant: 'secondary' } }
export const Ghost: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { variant: 'ghost' } }
export const Download: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { variant: 'download', children: 'Free Download' },
}
export const Disabled: Story = { args: { disabled: true } }
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
export const BusyAfterPress: Story = {
  name: 'A press makes it busy at once, and work that lasts brings a spinner',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { icon: <DownloadIcon aria-hidden="true" data-testid="icon" /> },
  render: function BusyAfterPressStory(args) {
    const [busy, setBusy] = useState(false)
    return (
      <div className="flex gap-3">
        <Button {...args} busy={busy} onClick={() => setBusy(true)} />
        <button type="button" onClick={() => setBusy(false)}>
          Done
        </button>
      </div>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Find a picture' })
    button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByTestId('icon')).toBeVisible()
    await waitFor(() => expect(button.querySelector('.animate-spin')).toBeVisible())
    await expect(canvas.queryByTestId('icon')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(canvas.getByTestId('icon')).toBeVisible()
    await expect(button.querySelector('.animate-spin')).not.toBeInTheDocument()
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { variant: 'secondary', className: 'w-full', children: 'हिमालय की चोटियों पर सूर्योदय के चित्र और खोजें' },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Enter and Space press it',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Find a picture' })).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const AsLink: Story = { args: { asChild: true, children: <Link href="#/search">Find a picture</Link> } }
export const All: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      {buttonSizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          {buttonVariants.map((variant) => (
            <Button key={variant} {...args} size={size} variant={variant} icon={<DownloadIcon aria-hidden="true" />}>
              {variant}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
}
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex max-w-sm flex-col gap-4 rounded-2xl border bg-surface p-6">
      <p className="text-3xl font-bold tabular-nums">₹199</p>
      <div className="flex gap-2.5">
        <Button {...args} size="lg" className="grow">
          Add To Cart
        </Button>
        <IconButton label="Add to wish list" variant="outline" size="lg">
          <HeartIcon aria-hidden="true" />
        </IconButton>
      </div>
      <Button {...args} variant="ghost">
        More by Meera
      </Button>
    </div>
  ),
}
