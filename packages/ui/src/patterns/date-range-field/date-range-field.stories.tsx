import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SearchIcon } from '../../icons.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { customRange, DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'

const names = ['Today', 'Yesterday', 'Last 7 Days', 'Last 30 Days', 'This Month', 'Last Month']

/** Holds the choice, as a shop does. */
function Held(props: DateRangeFieldProps) {
  const [preset, setPreset] = useState(props.preset)
  const [range, setRange] = useState(props.range)
  return (
    <DateRangeField
      {...props}
      preset={preset}
      range={range}
      onPresetChange={(change) => {
        props.onPresetChange(change)
        setPreset(change.preset)
      }}
      onRangeChange={(change) => {
        props.onRangeChange(change)
        setRange(change.range)
        setPreset(change.preset)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/DateRangeField',
  component: DateRangeField,
  args: {
    presets: names.map((name) => ({ value: name, label: name })),
    preset: 'Last 30 Days',
    onPresetChange: fn(),
    range: { from: '', to: '' },
    onRangeChange: fn(),
    today: '2026-11-20',
    className: 'max-w-72',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateRangeField>
export default meta
type Story = StoryObj<typeof meta>

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Order dates/ }))
  return within(await screen.findByRole('dialog', { name: 'Order dates' }))
}
const closed = async () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Preset: Story = {}
export const AnyRange: Story = { args: { preset: customRange, range: { from: '2026-11-03', to: '2026-11-12' } } }
export const OpenEnded: Story = { args: { preset: customRange, range: { from: '2026-11-03', to: '' } } }
export const NothingChosen: Story = { args: { preset: customRange } }
export const OpenOnAPreset: Story = {
  name: 'Open: the preset that rules has the focus',
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  play: async () => {
    const dialog = await open()
    await expect(dialog.getByRole('button', { name: 'Last 30 Days', pressed: true })).toHaveFocus()
    await expect(dialog.getByRole('button', { name: 'Friday, 20 November 2026' })).toHaveAttribute('aria-current', 'date')
    await expect(dialog.getByRole('button', { name: 'Saturday, 21 November 2026' })).toBeDisabled()
  },
}
export const OpenOnARange: Story = {
  name: 'Open: the last day of the range has the focus',
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  args: { preset: customRange, range: { from: '2026-11-03', to: '2026-11-12' } },
  play: async () => {
    const dialog = await open()
    await expect(dialog.getByRole('button', { name: 'Thursday, 12 November 2026' })).toHaveFocus()
    await expect(dialog.getAllByRole('gridcell', { selected: true })).toHaveLength(10)
    await expect(dialog.getByRole('status')).toHaveTextContent('10 days')
  },
}
export const OpenOnAPhone: Story = {
  ...OpenOnARange,
  name: 'Open on a phone',
  globals: { viewport: { value: 'phone' } },
}
/** A preset rules at once, Escape leaves all as it was. */
export const ChoosingAPreset: Story = {
  name: 'Preset and Escape',
  tags: ['[ORD-01]'],
  play: async ({ args, canvas }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Last Month' }))
    await expect(args.onPresetChange).toHaveBeenCalledWith({ preset: 'Last Month' })
    await closed()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Order dates: Last Month' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Order dates: Last Month' })).toHaveFocus())
    await expect(args.onPresetChange).toHaveBeenCalledOnce()
  },
}
/** Two days make a range, whichever comes first. */
export const ByPointer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Two days',
  tags: ['[ORD-01]'],
  play: async ({ args, canvas }) => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Thursday, 12 November 2026' }))
    await expect(dialog.getByRole('status')).toHaveTextContent('Pick an end date')
    await userEvent.hover(dialog.getByRole('button', { name: 'Tuesday, 10 November 2026' }))
    await expect(dialog.getAllByRole('gridcell', { selected: true })).toHaveLength(3)
    await userEvent.click(dialog.getByRole('button', { name: 'Tuesday, 3 November 2026' }))
    await expect(dialog.getByRole('status')).toHaveTextContent('10 days')
    await expect(args.onRangeChange).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await expect(args.onRangeChange).toHaveBeenCalledWith({ range: { from: '2026-11-03', to: '2026-11-12' }, preset: customRange })
    await closed()
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Order dates: 3.+12 Nov/)
  },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Arrows, Home, End, Page Up and Down go through the days',
  args: { preset: customRange, range: { from: '2026-11-12', to: '2026-11-12' } },
  play: async ({ args }) => {
    const dialog = await open()
    const expectFocusOn = async (name: string) => waitFor(() => expect(dialog.getByRole('button', { name })).toHaveFocus())
    await expectFocusOn('Thursday, 12 November 2026')
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expectFocusOn('Wednesday, 4 November 2026')
    await userEvent.keyboard('{Home}')
    await expectFocusOn('Sunday, 1 November 2026')
    await userEvent.keyboard('{PageUp}')
    await expectFocusOn('Thursday, 1 October 2026')
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await expectFocusOn('Wednesday, 1 October 2025')
    await userEvent.keyboard('{End}{Enter}')
    await userEvent.keyboard('{ArrowDown}{ArrowRight} ')
    await expect(dialog.getByRole('status')).toHaveTextContent('9 days')
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Apply' })).toHaveFocus()
    // The dialog holds the focus: the first of its controls comes after its last.
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Today' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onRangeChange).toHaveBeenCalledWith({ range: { from: '2025-10-04', to: '2025-10-12' }, preset: customRange })
  },
}
export const NotBeyondToday: Story = {
  name: 'The calendar ends today',
  args: { preset: customRange, range: { from: '2026-11-18', to: '2026-11-19' } },
  play: async ({ canvasElement }) => {
    const dialog = await open()
    const today = dialog.getByRole('button', { name: 'Friday, 20 November 2026' })
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(today).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}')
    await expect(today).toHaveFocus()
    const next = dialog.getByRole('button', { name: 'Next month' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(dialog.getByRole('grid', { name: 'November 2026' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Previous month' }))
    await expect(dialog.getByRole('grid', { name: 'October 2026' })).toBeVisible()
    await expect(canvasElement.ownerDocument.activeElement).toBe(dialog.getByRole('button', { name: 'Previous month' }))
  },
}
export const Typed: Story = {
  name: 'A typed range that ends before it starts is not shown, and says why',
  args: { preset: customRange, range: { from: '2026-11-12', to: '' } },
  play: async ({ args }) => {
    const dialog = await open()
    const last = dialog.getByLabelText('To')
    await userEvent.type(last, '2026-11-03')
    await userEvent.keyboard('{Enter}')
    await expect(last).toHaveFocus()
    await expect(last).toHaveAccessibleDescription('The end date is before the start date')
    await expect(args.onRangeChange).not.toHaveBeenCalled()
    await userEvent.clear(last)
    await userEvent.type(last, '2027-01-05')
    await userEvent.keyboard('{Enter}')
    await expect(last).toHaveAccessibleDescription('Pick a date up to 20 Nov 2026')
    await userEvent.clear(last)
    await userEvent.type(last, '2026-11-14')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRangeChange).toHaveBeenCalledWith({ range: { from: '2026-11-12', to: '2026-11-14' }, preset: customRange })
  },
}
export const EndsBeforeItStarts: Story = {
  args: { preset: customRange, range: { from: '2026-11-12', to: '2026-11-03' } },
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await expect(dialog.getByLabelText('To')).toBeInvalid()
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  args: { className: 'grow' },
  render: (args) => (
    <PageHeading
      title="My Orders"
      actions={
        <div className="flex w-full flex-wrap items-end gap-2.5 lg:w-auto">
          <TextField
            type="search"
            label="Search by title"
            labelHidden
            placeholder="Search by title"
            leading={<SearchIcon aria-hidden="true" />}
            className="min-w-56 grow"
          />
          <Held {...args} />
        </div>
      }
    />
  ),
}
