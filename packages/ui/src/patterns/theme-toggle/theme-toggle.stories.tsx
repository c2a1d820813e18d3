import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ThemeToggle } from './theme-toggle.tsx'

const meta = { title: 'Patterns/ThemeToggle', component: ThemeToggle, args: { theme: 'system', onThemeChange: fn() } } satisfies Meta<
  typeof ThemeToggle
>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith({ theme: 'dark' })
  },
}
