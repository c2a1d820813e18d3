import type { Theme } from '@chitra/ui'
import { readCookie, writeCookie } from './storage.ts'

export function chosenTheme(): Theme {
  const stored = readCookie('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(theme: Theme): void {
  writeCookie('theme', theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
