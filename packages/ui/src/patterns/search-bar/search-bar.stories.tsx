import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { cn } from '../../cn.ts'
import { longTitle, scenePicture } from '../../fixtures.ts'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { SearchBar, type SearchBarProps } from './search-bar.tsx'

function LiveSearchBar({ value: initialValue, category: initialCategory, onValueChange, onCategoryChange, ...rest }: SearchBarProps) {
  const [value, setValue] = useState(initialValue)
  const [category, setCategory] = useState(initialCategory)
  return (
    // Room for the list, which lies over what stands below.
    <div className={cn('max-w-2xl', rest.status !== 'idle' && 'min-h-56')}>
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

const found = { value: 'temp', status: 'ready', suggestions: ['temple', 'temple light', 'temple bell'].map((text) => ({ text })) } as const

export const Empty: Story = {}
export const WithFilterButton: Story = { args: { value: 'temple light', onOpenFilters: fn() } }
export const ByPicture: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'By a picture of one’s own',
  args: { onSearchByPicture: fn(), onOpenFilters: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search by picture' }))
    await expect(args.onSearchByPicture).toHaveBeenCalledOnce()
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}
export const WithActiveFilters: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: 'temple light', onOpenFilters: fn(), filterCount: 2 },
}
export const Suggesting: Story = {
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  args: found,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(within(await canvas.findByRole('listbox')).getAllByRole('option')).toHaveLength(3)
  },
}
/** Each says how many pictures it finds, and shows one of them. */
export const WithPictures: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Suggesting, with pictures and numbers',
  args: {
    ...found,
    suggestions: [
      { text: 'temple', note: '926 results', picture: scenePicture('stepwell') },
      { text: 'temple light', note: '1 result', picture: scenePicture('tea') },
      { text: 'मंदिर', note: '10,000+ results' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    // The pictures are decoration: an option is named by its words and its number.
    await userEvent.click(await canvas.findByRole('option', { name: 'temple 926 results' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ value: 'temple', category: 'all' })
  },
}
export const Popular: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Popular searches open with the focus, and hide when the box is emptied',
  args: { status: 'ready', suggestions: ['diwali', 'tea', 'monsoon'].map((text) => ({ text })), suggestionsTitle: 'Popular searches' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Search' })
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.click(box)
    const list = await canvas.findByRole('listbox', { name: 'Popular searches' })
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('tea')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('x{Backspace}')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ value: 'diwali', category: 'all' })
  },
}
export const Searching: Story = {
  args: { value: 'temp', status: 'loading' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(await canvas.findByText('Searching')).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { value: 'zzz', status: 'ready' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('No image found')
  },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Arrow keys walk the list, Enter takes, Esc closes and then clears',
  args: found,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.click(box)
    await canvas.findByRole('listbox')
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
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
  },
}
export const ByPointer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Choosing one with the pointer runs the search',
  args: { ...found, category: 'images' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'temple bell' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ value: 'temple bell', category: 'images' })
  },
}
/** The category is chosen beside the text. */
export const Category: Story = {
  name: 'Category',
  tags: ['[HDR-04]'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Search in' }), 'GRAPHICS')
    await expect(args.onCategoryChange).toHaveBeenCalledWith({ category: 'graphics' })
  },
}
export const ByEnter: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Enter searches for what is typed, whatever is suggested; Tab shuts the list',
  args: { status: 'ready', suggestions: [{ text: 'temple' }, { text: 'temple light' }] },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.type(box, 'tem')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith({ value: 'tem', category: 'all' })
    await userEvent.type(box, 'p')
    await userEvent.tab()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
  },
}
export const WithoutAScript: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Without a script, the browser asks its address for what is typed and chosen',
  args: { value: 'temple light', category: 'images', action: '/find' },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('search')
    await expect(form).toHaveAttribute('action', '/find')
    await expect(form).toHaveAttribute('method', 'get')
    await expect([...new FormData(form)]).toEqual([
      ['category', 'images'],
      ['q', 'temple light'],
    ])
  },
}
export const LongText: Story = {
  name: 'What is long is cut, in the box and in the list',
  args: {
    value: longTitle,
    status: 'ready',
    suggestions: [{ text: longTitle, note: '12 results' }, { text: `${longTitle} monsoon` }, { text: 'temple' }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await canvas.findByRole('listbox')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  args: { value: 'temple light', onOpenFilters: fn() },
  render: (args) => (
    <div className="flex flex-col gap-6">
      <LiveSearchBar {...args} />
      <PageHeading title="temple light" text="2,431 images and graphics" />
    </div>
  ),
}
