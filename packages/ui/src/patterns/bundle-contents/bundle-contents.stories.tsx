import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { longTitle } from '../../fixtures.ts'
import { BundleContents } from './bundle-contents.tsx'

const meta = {
  title: 'Patterns/BundleContents',
  component: BundleContents,
  args: { summary: '3 files in this bundle', names: ['kolam-01.svg', 'kolam-02.svg', 'licence.txt'] },
} satisfies Meta<typeof BundleContents>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('kolam-01.svg')).not.toBeVisible()
  },
}
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('3 files in this bundle'))
    await expect(canvas.getByText('kolam-01.svg')).toBeVisible()
  },
}
export const LongNames: Story = { args: { open: true, names: [`${longTitle}.svg`, `${'kolam-'.repeat(30)}.svg`] } }
export const None: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Nothing where there are no files',
  args: { names: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('3 files in this bundle')).toBeNull()
  },
}
