import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { LandscapeIcon, PortraitIcon } from '../../icons.ts'
import { SegmentedChoice } from './segmented-choice.tsx'

function OrientationChoice() {
  const [value, setValue] = useState<'landscape' | 'portrait' | null>('landscape')
  return (
    <SegmentedChoice
      label="Orientation"
      clearable
      className="max-w-xs"
      value={value}
      onValueChange={(change) => setValue(change.value)}
      options={[
        { value: 'landscape', label: 'Landscape', icon: <LandscapeIcon aria-hidden="true" /> },
        { value: 'portrait', label: 'Portrait', icon: <PortraitIcon aria-hidden="true" /> },
      ]}
    />
  )
}

const meta = { title: 'Primitives/SegmentedChoice', component: OrientationChoice } satisfies Meta<typeof OrientationChoice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ChoosingOneReleasesTheOther: Story = {
  name: 'Choosing one releases the other [SRCH-02]',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Portrait' }))
    await expect(canvas.getByRole('button', { name: 'Portrait' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Landscape' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(canvas.getByRole('button', { name: 'Portrait' }))
    await expect(canvas.getByRole('button', { name: 'Portrait' })).toHaveAttribute('aria-pressed', 'false')
  },
}
