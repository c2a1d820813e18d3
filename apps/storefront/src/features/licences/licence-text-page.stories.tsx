import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inShop } from '../../testing/in-shop.tsx'
import { LicenceTextPage } from './licence-text-page.tsx'

const meta = {
  title: 'Screens/Licence text',
  component: LicenceTextPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/licence')],
  args: {
    version: '2026-11',
    title: 'Standard licence',
    body: '# One seat\n\nA licence is for one natural person.\n\n# What you may do\n\nUse the picture in your own work and in work for a client.\n\nPrint at most three copies of it.\n',
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    publishedAt: '2026-11-01T00:00:00.000Z',
    isCurrent: true,
  },
} satisfies Meta<typeof LicenceTextPage>
export default meta
type Story = StoryObj<typeof meta>

export const Current: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'One seat',
      'What you may do',
    ])
  },
}
export const Earlier: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { isCurrent: false } }
