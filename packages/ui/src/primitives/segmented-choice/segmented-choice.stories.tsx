import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { LandscapeIcon, PortraitIcon } from '../../icons.ts'
import { SegmentedChoice, type SegmentedChoiceProps } from './segmented-choice.tsx'

function LiveChoice({ value: initialValue, onValueChange, ...rest }: SegmentedChoiceProps<string>) {
  const [value, setValue] = useState(initialValue)
  return (
    <SegmentedChoice
      {...rest}
      value={value}
      onValueChange={(change) => {
        setValue(change.value)
        onValueChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/SegmentedChoice',
  component: SegmentedChoice<string>,
  args: {
    label: 'Orientation',
    value: 'landscape',
    clearable: true,
    onValueChange: fn(),
    className: 'max-w-xs',
    options: [
      { value: 'landscape', label: 'Landscape', icon: <LandscapeIcon aria-hidden="true" /> },
      { value: 'portrait', label: 'Portrait', icon: <PortraitIcon aria-hidden="true" /> },
    ],
  },
  render: (args) => <LiveChoice {...args} />,
} satisfies Meta<typeof SegmentedChoice<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingChosen: Story = { args: { value: null } }
export const WithoutIcons: Story = {
  args: {
    label: 'Sort',
    value: 'recent',
    clearable: false,
    options: [
      { value: 'recent', label: 'Recent' },
      { value: 'popular', label: 'Popular' },
      { value: 'price', label: 'Price' },
    ],
  },
}
/** Choosing one releases the other. */
export const ChoosingOneReleasesTheOther: Story = {
  name: 'One at a time',
  tags: ['[SRCH-02]'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Portrait' }))
    await expect(canvas.getByRole('button', { name: 'Portrait' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Landscape' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'Portrait' }))
    await expect(canvas.getByRole('button', { name: 'Portrait' })).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: null })
  },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Tab walks it, Space presses; one stays chosen where it is not clearable',
  args: { clearable: false },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'portrait' })
    await expect(canvas.getByRole('button', { name: 'Portrait' })).toHaveFocus()
  },
}
