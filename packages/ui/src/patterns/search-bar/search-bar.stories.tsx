import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SearchBar, type SearchBarProps } from './search-bar.tsx'

function LiveSearchBar({ value: initialValue, category: initialCategory, onValueChange, onCategoryChange, ...rest }: SearchBarProps) {
  const [value, setValue] = useState(initialValue)
  const [category, setCategory] = useState(initialCategory)
  return (
    <div className="min-h-80 max-w-2xl">
      <SearchBar
        {...rest}
        value={value}
        onValueChange={(change) => {
          setValue(change.value)
          onValueChange(change)
        }}
        category={category}
        onCategoryChange={(change) => {
          setCategory(change.category)
          onCategoryChange(change)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Patterns/SearchBar',
  component: SearchBar,
  args: { value: '', category: 'all', status: 'idle', suggestions: [], onValueChange: fn(), onCategoryChange: fn(), onSearch: fn() },
  render: (args) => <LiveSearchBar {...args} />,
} satisfies Meta<typeof SearchBar>
export default meta
type Story = StoryObj<typeof meta>

const found = { value: 'temp', status: 'ready', suggestions: ['temple', 'temple light', 'temple bell'] } as const

export const Empty: Story = {}
export const WithFilterButton: Story = { args: { value: 'temple light', onOpenFilters: fn() } }
export const Suggesting: Story = {
  args: found,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(within(canvas.getByRole('listbox')).getAllByRole('option')).toHaveLength(3)
  },
}
export const Searching: Story = {
  args: { value: 'temp', status: 'loading' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(canvas.getByText('Searching')).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { value: 'zzz', status: 'ready' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('No image found')
  },
}
export const ByKeyboard: Story = {
  name: 'Arrow keys walk the list, Enter takes, Esc closes',
  args: found,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.click(box)
    const selected = () => within(canvas.getByRole('listbox')).getByRole('option', { selected: true })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(selected()).toHaveTextContent('temple light')
    await expect(box).toHaveAttribute('aria-activedescendant', selected().id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(selected()).toHaveTextContent('temple bell')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ value: 'temple', category: 'all' })
    await expect(box).toHaveValue('temple')
  },
}
export const ByPointer: Story = {
  name: 'Choosing one with the pointer runs the search',
  args: { ...found, category: 'images' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await userEvent.click(canvas.getByRole('option', { name: 'temple bell' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ value: 'temple bell', category: 'images' })
  },
}
export const Category: Story = {
  name: 'The category is chosen beside the text [HDR-04]',
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Search in' }), 'GRAPHICS')
    await expect(args.onCategoryChange).toHaveBeenCalledWith({ category: 'graphics' })
  },
}
