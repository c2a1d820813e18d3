import * as messages from '@chitra/messages/orders.ts'
import { useState } from 'react'
import { tell } from '../../platform/toasts.ts'
import type { Row } from './order-view.ts'

/** What one zip may be asked for at most. */
const MOST = 200

/** Ids of items by the ids of their rows. */
type Choice = ReadonlyMap<string, string>
const NOTHING: Choice = new Map<string, string>()

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
    // An item that was bought twice has two rows and one file.
    itemIds: [...new Set(choice.values())],
    clear: () => keep(NOTHING),
    change: ({ ids, selected }: { ids: readonly string[]; selected: boolean }) => {
      if (!selected) return keep(new Map([...choice].filter(([id]) => !ids.includes(id))))
      const added = rows.flatMap(({ id, itemId }) => (ids.includes(id) ? [[id, itemId] as const] : []))
      const next = new Map([...choice, ...added])
      if (next.size > MOST) tell.warning(messages.orders.tooManyChosen(MOST))
      keep(new Map([...next].slice(0, MOST)))
    },
  }
}
