import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

function DialogWithOpener({ open: initiallyOpen, ...rest }: DialogProps) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove account</Button>
      <Dialog
        {...rest}
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        footer={<Button onClick={() => setOpen(false)}>Remove</Button>}
      />
    </>
  )
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: { open: false, onOpenChange: () => {}, title: 'Remove your account?', description: 'Your orders stay downloadable for 30 days.' },
  render: (args) => <DialogWithOpener {...args} />,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { open: true } }
export const EscReturnsFocus: Story = {
  name: 'Esc closes it and focus returns',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Remove account' })
    await userEvent.click(opener)
    await expect(await screen.findByRole('dialog', { name: 'Remove your account?' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
