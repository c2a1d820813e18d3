import { AccountButton } from '@chitra/ui'
import { useCallback, useRef, useState } from 'react'
import * as messages from '@chitra/messages/common.ts'
import { tell } from '../platform/toasts.ts'
import type { AccountMenuOfShop } from './account-menu.tsx'

/** What was done to the button that stood in before the menu was there, and is done to the menu's own then. */
interface Owed {
  focus: boolean
  press: 'by pointer' | 'by key' | null
}

/** The account's button. The menu behind it is fetched when somebody comes near, and then takes the button's place. */
export function Account({ name }: { name: string }) {
  const [loaded, setLoaded] = useState<{ Menu: typeof AccountMenuOfShop } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const owed = useRef<Owed>({ focus: false, press: null })

  const fetchMenu = async () => {
    try {
      const { AccountMenuOfShop: Menu } = await import('./account-menu.tsx')
      owed.current.focus = document.activeElement === button.current
      setLoaded({ Menu })
    } catch {
      // Coming near asks for nothing; a press does.
      if (owed.current.press !== null) tell.error(messages.offline)
      owed.current.press = null
    }
  }
  const takeOver = useCallback(() => {
    const { focus, press } = owed.current
    owed.current = { focus: false, press: null }
    if (focus) button.current?.focus()
    if (press === 'by key') button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    if (press === 'by pointer') button.current?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }))
  }, [])

  if (loaded !== null) return <loaded.Menu name={name} button={button} onReady={takeOver} />
  return (
    <AccountButton
      ref={button}
      name={name}
      aria-expanded={false}
      onPointerEnter={() => void fetchMenu()}
      onFocus={() => void fetchMenu()}
      onClick={(event) => {
        // A key's click has no count.
        owed.current.press = event.detail === 0 ? 'by key' : 'by pointer'
        void fetchMenu()
      }}
    />
  )
}
