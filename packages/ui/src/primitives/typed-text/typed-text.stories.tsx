import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longTitle } from '../../fixtures.ts'
import { TypedText } from './typed-text.tsx'

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Primitives/TypedText',
  component: TypedText,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: 'The file was downloaded twice.\nPlease write to us.' },
} satisfies Meta<typeof TypedText>
export default meta
type Story = StoryObj<typeof meta>

export const TwoLines: Story = {}
export const LongWords: Story = {
  args: { children: `${longTitle}\n${'monsoon'.repeat(40)}` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
