import type { Theme } from '@chitra/ui'
import { readCookie, writeCookie } from './storage.ts'

export function chosenTheme(): Theme {
  const stored = readCookie('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(theme: Theme): void {
  writeCookie('theme', theme === 'system' ? null : theme)
  showTheme(theme)
}

/** Our server has written it into the page already, before anything was drawn; another that serves the built files has not. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
