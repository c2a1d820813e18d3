import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FactList } from '../../patterns/fact-list/fact-list.tsx'
import { KeywordChips } from '../../patterns/keyword-chips/keyword-chips.tsx'
import { SellerLine } from '../../patterns/seller-line/seller-line.tsx'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'About the picture',
    className: 'max-w-lg',
    onValueChange: fn(),
    tabs: [
      { value: 'about', label: 'About', content: 'Terraced rows of tea bushes roll across bright green hills under low cloud.' },
      { value: 'licence', label: 'Licence', content: 'Personal and commercial use, for life. One payment, no subscription.' },
      { value: 'files', label: 'Files', count: 3, content: 'A photograph in three sizes.' },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Second: Story = { args: { defaultValue: 'licence' } }
export const OneDisabled: Story = {
  args: {
    tabs: [
      { value: 'about', label: 'About', content: 'A photograph.' },
      { value: 'files', label: 'Files', content: 'None yet.', disabled: true },
    ],
  },
}
export const ManyOnAPhone: Story = {
  name: 'Many scroll within their row',
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: ['Photographs', 'Graphics', 'Patterns', 'Festivals', 'Bundles', 'Textures'].map((label) => ({
      value: label,
      label,
      content: `${label} of India.`,
    })),
  },
}
export const ByKeyboard: Story = {
  name: 'Arrow keys walk the tabs, Tab enters what they show',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'About' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Licence' })).toHaveAttribute('aria-selected', 'true')
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'licence' })
    await expect(canvas.getByRole('tabpanel', { name: 'Licence' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Files 3' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  args: {
    tabs: [
      {
        value: 'about',
        label: 'Facts',
        content: (
          <FactList
            facts={[
              { name: 'Size', value: '1067 × 1600 pixels' },
              { name: 'File types', value: 'JPG' },
            ]}
          />
        ),
      },
      {
        value: 'keywords',
        label: 'Keywords',
        count: 3,
        content: <KeywordChips keywords={['tea', 'hills', 'mist']} linkFor={(keyword) => `#/search/${keyword}`} />,
      },
    ],
  },
  render: (args) => (
    <div className="flex max-w-md flex-col gap-4 rounded-2xl border bg-surface p-6">
      <SellerLine name="Meera" />
      <h2 className="text-2xl">Tea gardens on misty hills</h2>
      <Tabs {...args} />
    </div>
  ),
}
