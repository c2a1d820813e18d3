import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterNextFrame } from '../platform/after-next-frame.ts'
import { addToCart } from '../platform/add-to-cart.ts'
import { wish } from '../platform/intents.ts'
import type { SignInIntent } from '../platform/sign-in.ts'

/** Buying and wishing on an item's own page. From there a wish leads to the list (WISH-04); who has gone on before the answer stays where they are. */
export function useItemIntents(item: Omit<SignInIntent, 'purpose'>) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  /** Null while the page is hidden or gone. */
  const shown = useRef<string | null>(null)
  useEffect(() => {
    shown.current = item.itemId
    return () => void (shown.current = null)
  }, [item.itemId])
  const follow = (to: string | null) => (to === null || shown.current !== item.itemId ? undefined : navigate(to))
  const buy = async (again: boolean) => {
    setBusy(true)
    await afterNextFrame()
    await follow(await addToCart(item, again))
    setBusy(false)
  }
  return {
    busy,
    onAddToCart: () => void buy(false),
    onBuyAgain: () => void buy(true),
    onWishedChange: ({ wished }: { wished: boolean }) => void wish(item, wished, true).then(follow),
  }
}
