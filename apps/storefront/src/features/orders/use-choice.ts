import * as messages from '@chitra/messages/orders.ts'
import { useState } from 'react'
import { tell } from '../../platform/toasts.ts'
import { type Change, type Choice, choose, itemsOf, MOST, NOTHING } from './choice.ts'
import type { Row } from './order-view.ts'

/**
 * The rows that are chosen to be downloaded together, on all pages of what was asked for. Another search or other days begin anew.
 * @param asked what narrows the orders
 */
export function useChoice(rows: readonly Row[], asked: string) {
  const [kept, setKept] = useState({ asked, choice: NOTHING })
  const choice = kept.asked === asked ? kept.choice : NOTHING
  const keep = (next: Choice) => setKept({ asked, choice: next })
  return {
    ids: new Set(choice.keys()),
    itemIds: itemsOf(choice),
    clear: () => keep(NOTHING),
    change: (change: Change) => {
      const changed = choose(choice, rows, change)
      if (changed.isCut) tell.warning(messages.orders.tooManyChosen(MOST))
      keep(changed.choice)
    },
  }
}
