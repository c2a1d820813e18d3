import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { setWished } from '../../platform/intents.ts'
import { wishesAtom } from '../../platform/session.ts'
import { usePersonalIds } from '../../platform/use-personal.ts'

/** The hearts of a list: which are given, and what a press does. */
export function useHearts() {
  const navigate = useNavigate()
  const wished = usePersonalIds(wishesAtom)
  const onWishedChange = useCallback(
    (change: { id: string; wished: boolean }) =>
      void setWished(change.id, change.wished).then((to) => (to === null ? undefined : navigate(to))),
    [navigate],
  )
  return { wished, onWishedChange }
}
