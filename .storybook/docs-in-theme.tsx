import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { looks } from './look.ts'

type Channel = DocsContainerProps['context']['channel']

interface GlobalsMessage {
  globals: Record<string, unknown>
}

const isDark = (message: GlobalsMessage | undefined): boolean => message?.globals['theme'] === 'dark'

/** What the toolbar has chosen: its last change, or what it began with. */
const lastMessage = (channel: Channel): GlobalsMessage | undefined =>
  (channel.last(GLOBALS_UPDATED)?.[0] ?? channel.last(SET_GLOBALS)?.[0]) as GlobalsMessage | undefined

/** A page of documentation in the toolbar's theme: its own text and tables, and the parts on it. */
export function DocsInTheme({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const [dark, setDark] = useState(() => isDark(lastMessage(channel)))
  useEffect(() => {
    const follow = (message: GlobalsMessage) => setDark(isDark(message))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  const theme = dark ? 'dark' : 'light'
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={looks[theme]}>
      {children}
    </DocsContainer>
  )
}
