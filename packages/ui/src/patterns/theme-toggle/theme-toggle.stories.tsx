import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ThemeToggle, themes, type ThemeToggleProps } from './theme-toggle.tsx'

function LiveThemeToggle({ theme: first, onThemeChange, ...rest }: ThemeToggleProps) {
  const [theme, setTheme] = useState(first)
  return (
    <ThemeToggle
      {...rest}
      theme={theme}
      onThemeChange={(change) => {
        setTheme(change.theme)
        onThemeChange(change)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/ThemeToggle',
  component: ThemeToggle,
  args: { theme: 'system', onThemeChange: fn() },
} satisfies Meta<typeof ThemeToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const All: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      {themes.map((theme) => (
        <ThemeToggle key={theme} {...args} theme={theme} aria-label={`Theme, ${theme}`} />
      ))}
    </div>
  ),
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Tab walks the three, Space chooses',
  render: (args) => <LiveThemeToggle {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onThemeChange).toHaveBeenCalledWith({ theme: 'dark' })
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'false')
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours: the last line of the footer',
  render: (args) => (
    <div className="flex w-80 items-center justify-between gap-4 rounded-xl bg-footer p-5 text-sm text-soft scheme-dark">
      <span>© 2026 Chitra</span>
      <ThemeToggle {...args} />
    </div>
  ),
}
