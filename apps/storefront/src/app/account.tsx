import { AccountButton } from '@chitra/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import * as messages from '@chitra/messages/common.ts'
import { tell } from '../platform/toasts.ts'
import type { AccountMenuOfShop } from './account-menu.tsx'

interface Loaded {
  Menu: typeof AccountMenuOfShop
  /** The button was pressed before the menu came. */
  isOpen: boolean
  /** The button had focus, which its successor takes over. */
  hadFocus: boolean
}

/** The account's button. Its menu is fetched when a pointer or the focus comes near, and then takes the button's place. */
export function Account({ name }: { name: string }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)

  const fetchMenu = async () => {
    try {
      const { AccountMenuOfShop: Menu } = await import('./account-menu.tsx')
      setLoaded({ Menu, isOpen: isPressed.current, hadFocus: document.activeElement === button.current })
    } catch {
      // Only a press asks for the menu.
      if (isPressed.current) tell.error(messages.offline)
      isPressed.current = false
    }
  }
  // At the pointer's way down, as a menu opens: its button may have taken this one's place before the way up, and then no click comes.
  const press = () => {
    isPressed.current = true
    void fetchMenu()
  }

  useLayoutEffect(() => {
    if (loaded?.hadFocus === true) button.current?.focus()
  }, [loaded])

  if (loaded !== null) return <loaded.Menu name={name} isOpen={loaded.isOpen} button={button} />
  return (
    <AccountButton
      ref={button}
      name={name}
      aria-expanded={false}
      onPointerEnter={() => void fetchMenu()}
      onFocus={() => void fetchMenu()}
      onPointerDown={press}
      onClick={press}
    />
  )
}
