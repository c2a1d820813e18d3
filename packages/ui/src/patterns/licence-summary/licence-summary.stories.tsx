import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LicenceSummary } from './licence-summary.tsx'

const meta = {
  title: 'Patterns/LicenceSummary',
  component: LicenceSummary,
  args: {
    title: 'Licence',
    allowed: ['Use it for personal and commercial work, on screen and in print.'],
    limits: ['For one person, for life.', 'Up to 3 printed copies and an audience of 50,000.'],
    refused: ['Never sell or give away the file itself.'],
    link: { href: '#/terms', label: 'Read the whole licence' },
    className: 'max-w-sm',
  },
} satisfies Meta<typeof LicenceSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Read the whole licence' })).toHaveAttribute('href', '#/terms')
  },
}
