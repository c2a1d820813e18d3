import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
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
  // What is open covers the whole page, so each story has a frame of its own there.
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: { open: false, onOpenChange: () => {}, title: 'Remove your account?', description: 'Your orders stay downloadable for 30 days.' },
  render: (args) => <DialogWithOpener {...args} />,
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { open: true } }
export const LongText: Story = {
  args: {
    open: true,
    title: 'हिमालय की बर्फ़ीली चोटियों पर सुबह की पहली किरणों का चित्र हटाएँ?',
    description: undefined,
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>What one may do with a picture, and what not, takes some room to be said well. It scrolls within the dialog.</p>
    )),
  },
}
export const TrapsFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Tab goes round within it',
  args: { open: true, children: <TextField label="Your password" type="password" autoComplete="off" /> },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    const seen = new Set<Element | null>()
    for (let step = 0; step < 4; step++) {
      await expect(dialog.contains(document.activeElement)).toBe(true)
      seen.add(document.activeElement)
      await userEvent.tab()
    }
    await expect(seen.size).toBe(3)
    await userEvent.tab({ shift: true })
    await expect(dialog.contains(document.activeElement)).toBe(true)
  },
}
export const PressBeside: Story = {
  name: 'A press beside it closes it',
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(dialog.previousElementSibling ?? dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const EscReturnsFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
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
export const GoneOn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Who has gone on keeps the focus',
  render: (args) => (
    <>
      <DialogWithOpener {...args} />
      <TextField label="Search" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove account' }))
    await screen.findByRole('dialog')
    const field = canvas.getByLabelText('Search')
    // At once when the dialog leaves the document, as a key that is pressed then.
    const gone = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (screen.queryByRole('dialog') !== null) return
        observer.disconnect()
        field.focus()
        // Timers come in their order: this one after that in which the dialog gives the focus back.
        setTimeout(resolve)
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    await userEvent.keyboard('{Escape}')
    await gone
    await expect(field).toHaveFocus()
  },
}
