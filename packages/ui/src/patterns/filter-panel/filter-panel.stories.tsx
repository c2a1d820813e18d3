import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test'
import { fixtureAssets, longTitle } from '../../fixtures.ts'
import { Button } from '../../primitives/button/button.tsx'
import { AssetTile } from '../asset-tile/asset-tile.tsx'
import { exampleFilters } from './example-filters.ts'
import { FilterPanel } from './filter-panel.tsx'

const meta = {
  title: 'Patterns/FilterPanel',
  component: FilterPanel,
  args: { values: exampleFilters, onFilterChange: fn(), onClearAll: fn() },
} satisfies Meta<typeof FilterPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Panel: Story = {}
export const NothingChosen: Story = {
  args: {
    values: {
      categories: exampleFilters.categories.map((category) => ({ ...category, checked: false })),
      minimumHeight: '',
      minimumWidth: '',
      orientation: null,
      mostRecent: false,
      free: false,
    },
  },
}
export const Prices: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Where prices differ',
  args: { values: { ...exampleFilters, prices: { minimum: '', maximum: '199', lowest: '49', highest: '499' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Price' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Minimum Price' }), '9')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ minimumPrice: '9' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Maximum Price' }), '0')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ maximumPrice: '1990' })
  },
}
const swatches = [
  { colour: '#d62828', label: 'Red' },
  { colour: '#f07c12', label: 'Orange' },
  { colour: '#2e9e4f', label: 'Green' },
  { colour: '#111111', label: 'Black' },
  { colour: '#ffffff', label: 'White' },
]
export const Colours: Story = {
  name: 'Colours to press, and any other',
  args: { values: { ...exampleFilters, colours: { value: '#f07c12', swatches } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Green' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ colour: '#2e9e4f' })
    await userEvent.click(canvas.getByRole('button', { name: 'Orange', pressed: true }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ colour: null })
    const other = canvas.getByLabelText('Another colour')
    await expect(other).toHaveValue('#f07c12')
    await fireEvent.change(other, { target: { value: '#1f6fd0' } })
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ colour: '#1f6fd0' })
  },
}
export const ManyCategories: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Many categories, with long names',
  args: {
    values: {
      ...exampleFilters,
      categories: ['Images', 'Graphics', longTitle, 'Festivals and ceremonies of the western coast'].map((label, index) => ({
        id: label,
        label,
        checked: index === 2,
      })),
    },
  },
}
/** Every filter says what changed. */
export const EveryFilter: Story = {
  name: 'All filters',
  tags: ['[SRCH-01]', '[SRCH-02]'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Graphics' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ category: 'graphics', checked: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Portrait' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ orientation: 'portrait' })
    await userEvent.click(canvas.getByRole('button', { name: 'Landscape' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ orientation: null })
    await userEvent.click(canvas.getByRole('switch', { name: 'Most Recent' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ mostRecent: false })
    await userEvent.click(canvas.getByRole('switch', { name: 'Free' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ free: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onClearAll).toHaveBeenCalledOnce()
  },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Space checks, presses and switches',
  play: async ({ args, canvas }) => {
    canvas.getByRole('checkbox', { name: 'Images' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ category: 'images', checked: false })
    canvas.getByRole('switch', { name: 'Most Recent' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ mostRecent: false })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ free: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ orientation: 'portrait' })
  },
}
/** A negative size becomes its absolute value. */
export const NegativeSize: Story = {
  name: 'Negative size',
  tags: ['[SRCH-05]'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Minimum Width' }))
    await userEvent.paste('-800')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ minimumWidth: '800' })
    await expect(screen.getByRole('textbox', { name: 'Minimum Height' })).toHaveValue('1200')
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex items-start gap-10">
      <FilterPanel {...args} className="shrink-0 max-lg:hidden" />
      <div className="flex min-w-0 grow flex-col gap-4">
        <div className="lg:hidden">
          <Button variant="secondary">Filter pictures</Button>
        </div>
        <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-3 lg:gap-4">
          {fixtureAssets(6).map(({ id, href, title, picture, price, badges }) => (
            <div key={id} className="aspect-[4/3]">
              <AssetTile href={href} title={title} picture={picture} price={price} badges={badges} onWishedChange={fn()} />
            </div>
          ))}
        </div>
      </div>
    </div>
  ),
}
