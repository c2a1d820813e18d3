import { FooterButton } from '@chitra/ui'
import { atom, useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import * as messages from '@chitra/messages/frame.ts'
import { store } from '../platform/session.ts'
import { isCovered, useShortcuts } from '../platform/shortcuts.ts'

const KeyboardHelp = lazy(() => import('./keyboard-help.tsx').then((module) => ({ default: module.KeyboardHelp })))

const helpOpenAtom = atom(false)

/** The keys that work on every page, and the help that lists them all. */
export function Keyboard() {
  const [open, setOpen] = useAtom(helpOpenAtom)
  useShortcuts({
    '?': () => {
      setOpen(true)
      return true
    },
    '/': () => {
      const box = isCovered() ? null : document.querySelector<HTMLInputElement>('[role="search"] input')
      box?.focus()
      box?.select()
      return box !== null
    },
  })
  return <Suspense>{open ? <KeyboardHelp open onOpenChange={(change) => setOpen(change.open)} /> : null}</Suspense>
}

/** For who does not know of `?`, or has turned the keys off. */
export function KeyboardHelpButton() {
  return (
    <FooterButton forKeyboards aria-haspopup="dialog" onClick={() => store.set(helpOpenAtom, true)}>
      {messages.footer.keyboard}
    </FooterButton>
  )
}
