import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Sheet } from './sheet.tsx'
import type { SheetProps } from './sheet-props.ts'

function SheetWithOpener({ open: initiallyOpen, ...rest }: SheetProps) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Filter
      </Button>
      <Sheet {...rest} open={open} onOpenChange={(change) => setOpen(change.open)} />
    </>
  )
}

const meta = {
  title: 'Primitives/Sheet',
  component: Sheet,
  // What is open covers the whole page, so each story has a frame of its own there.
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Filter',
    children: (
      <div className="flex flex-col gap-3.5">
        <Checkbox label="Images" defaultChecked />
        <Checkbox label="Graphics" />
      </div>
    ),
  },
  render: (args) => <SheetWithOpener {...args} />,
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

export const AtTheEnd: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toHaveFocus())
  },
}
export const AtTheStart: Story = { args: { side: 'start' } }
export const WithFooter: Story = {
  args: {
    action: (
      <Button variant="ghost" size="sm">
        Clear all
      </Button>
    ),
    footer: <Button className="w-full">Show results</Button>,
  },
}
export const LongText: Story = {
  args: {
    title: 'हिमालय की बर्फ़ीली चोटियों पर सुबह की पहली किरणों के चित्र',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index} className="pb-3">
        What the panel holds scrolls; title and footer stay.
      </p>
    )),
    footer: <Button className="w-full">Show results</Button>,
  },
}
export const RightToLeft: Story = {
  name: 'From right to left, its end is on the left',
  globals: { direction: 'rtl' },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Filter' })
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0))
  },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Tab goes round within it, Esc closes it and focus returns',
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filter' })
    await userEvent.click(opener)
    const panel = await screen.findByRole('dialog', { name: 'Filter' })
    await waitFor(() => expect(panel).toHaveFocus())
    for (let step = 0; step < 4; step++) {
      await userEvent.tab()
      await expect(panel.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
