import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { exampleFilters } from './example-filters.ts'
import { FilterSheet, type FilterSheetProps } from './filter-panel.tsx'

const meta = {
  title: 'Patterns/FilterSheet',
  component: FilterSheet,
  args: { open: true, onOpenChange: fn(), values: exampleFilters, onFilterChange: fn(), onClearAll: fn(), count: '24' },
} satisfies Meta<typeof FilterSheet>
export default meta
type Story = StoryObj<typeof meta>

/** A page that opens the sheet, as a phone's does. */
function PageWithSheet(props: FilterSheetProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Filter pictures
      </Button>
      <FilterSheet {...props} open={open} onOpenChange={(change) => setOpen(change.open)} />
    </>
  )
}

export const Open: Story = {
  // Its code comes when it first opens.
  play: async () => void (await screen.findByRole('dialog', { name: 'Filter' })),
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'It holds the focus and gives it back',
  render: (args) => <PageWithSheet {...args} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filter pictures' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClearAll).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await expect(sheet.getByRole('button', { name: 'Show results (24)' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Filter' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
