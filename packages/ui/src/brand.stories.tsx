import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BrandProvider } from './brand.tsx'
import { Logo } from './primitives/logo/logo.tsx'

const MARK = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#2c3a8c"/></svg>')}`

const meta = {
  title: 'Primitives/BrandProvider',
  component: BrandProvider,
  args: { value: { name: 'Rang', mark: MARK }, children: <Logo /> },
} satisfies Meta<typeof BrandProvider>
export default meta

/** The name and the mark of a shop that others run. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Rang')).toBeVisible()
    await expect(canvas.queryByText('Chitra')).toBeNull()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', MARK)
  },
}
