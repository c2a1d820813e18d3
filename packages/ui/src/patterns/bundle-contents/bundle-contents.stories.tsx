import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { longTitle } from '../../fixtures.ts'
import { BundleContents } from './bundle-contents.tsx'

const files = [
  { name: 'kolam-01.svg', size: '24 kB' },
  { name: 'kolam-02.svg', size: '1.2 MB' },
  { name: 'licence.txt', size: '812 B' },
]

const meta = {
  title: 'Patterns/BundleContents',
  component: BundleContents,
  args: { summary: '3 files in this bundle', files },
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
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('kolam-02.svg1.2 MB')
  },
}
export const LongNames: Story = {
  args: { open: true, files: [`${longTitle}.svg`, `${'kolam-'.repeat(30)}.svg`].map((name) => ({ name, size: '24 kB' })) },
}
export const None: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Nothing where there are no files',
  args: { files: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('3 files in this bundle')).toBeNull()
  },
}
