import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { FilterPanel, FilterSheet } from './filter-panel.tsx'

const meta = {
  title: 'Patterns/FilterPanel',
  component: FilterPanel,
  subcomponents: { FilterSheet },
  args: {
    values: {
      categories: [
        { id: 'images', label: 'Images', checked: true },
        { id: 'graphics', label: 'Graphics', checked: false },
      ],
      minimumHeight: '1200',
      minimumWidth: '',
      orientation: 'landscape',
      mostRecent: true,
    },
    onFilterChange: fn(),
    onClearAll: fn(),
  },
} satisfies Meta<typeof FilterPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Panel: Story = {}
export const SlideIn: Story = {
  render: (args) => (
    <FilterSheet open onOpenChange={fn()} values={args.values} onFilterChange={args.onFilterChange} onClearAll={args.onClearAll} />
  ),
}
export const EveryFilter: Story = {
  name: 'Every filter says what changed [SRCH-01] [SRCH-02]',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Graphics' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ category: 'graphics', checked: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Portrait' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ orientation: 'portrait' })
    await userEvent.click(canvas.getByRole('switch', { name: 'Most Recent' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ mostRecent: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onClearAll).toHaveBeenCalledOnce()
  },
}
export const NegativeSize: Story = {
  name: 'A negative size becomes its absolute value [SRCH-05]',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Minimum Width' }))
    await userEvent.paste('-800')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ minimumWidth: '800' })
    await expect(screen.getByRole('textbox', { name: 'Minimum Height' })).toHaveValue('1200')
  },
}
