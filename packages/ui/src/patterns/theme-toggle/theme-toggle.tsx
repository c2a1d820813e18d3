import type { ComponentProps, ReactNode } from 'react'
import { MonitorIcon, MoonIcon, SunIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { cn } from '../../cn.ts'

export type Theme = 'system' | 'light' | 'dark'
export const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

export interface ThemeToggleProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The chosen theme; `system` follows the device. */
  theme: Theme
  /** The caller writes `data-theme` on the root element ('light', 'dark', or none for 'system') and remembers it. */
  onThemeChange: (change: { theme: Theme }) => void
}

const icons: Record<Theme, ReactNode> = {
  system: <MonitorIcon aria-hidden="true" />,
  light: <SunIcon aria-hidden="true" />,
  dark: <MoonIcon aria-hidden="true" />,
}

/** Three buttons, one of them pressed: system, light, dark. */
export function ThemeToggle({ theme, onThemeChange, className, ...rest }: ThemeToggleProps) {
  const labels = useLabels()
  const words: Record<Theme, string> = { system: labels.themeSystem, light: labels.themeLight, dark: labels.themeDark }
  return (
    <div role="group" aria-label={labels.theme} className={cn('inline-flex rounded-full border border-edge p-0.5', className)} {...rest}>
      {themes.map((each) => (
        <button
          key={each}
          type="button"
          aria-label={words[each]}
          title={words[each]}
          aria-pressed={each === theme}
          onClick={() => onThemeChange({ theme: each })}
          className="inline-flex size-9 items-center justify-center rounded-full text-soft transition-colors duration-150 hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper [&_svg]:size-4"
        >
          {icons[each]}
        </button>
      ))}
    </div>
  )
}
