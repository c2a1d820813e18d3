import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 24, linkFor: (page) => `#/search?page=${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Middle: Story = {
  args: { page: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('12')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#/search?page=13')
  },
}
export const Last: Story = { args: { page: 24 } }
export const Few: Story = { args: { page: 2, pageCount: 3 } }
export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  args: { page: 12 },
}
export const RightToLeft: Story = {
  name: 'From right to left, the arrows turn',
  globals: { direction: 'rtl' },
  args: { page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Next page' })
    await expect(next.getBoundingClientRect().left).toBeLessThan(
      canvas.getByRole('link', { name: 'Previous page' }).getBoundingClientRect().left,
    )
    await expect(getComputedStyle(next.querySelector('svg') ?? next).rotate).toBe('180deg')
  },
}
