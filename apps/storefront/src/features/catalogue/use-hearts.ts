import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { wish } from '../../platform/intents.ts'
import { wishesAtom } from '../../platform/session.ts'
import { usePersonalIds } from '../../platform/use-personal.ts'
import type { Tile } from './tile-view.ts'

/** The hearts of a list: which are given, and what a press does. Keep the list the same from render to render. */
export function useHearts(tiles: readonly Pick<Tile, 'id' | 'title'>[]) {
  const navigate = useNavigate()
  const wished = usePersonalIds(wishesAtom)
  const onWishedChange = useCallback(
    ({ id, wished: isWished }: { id: string; wished: boolean }) => {
      const title = tiles.find((tile) => tile.id === id)?.title ?? ''
      void wish({ itemId: id, title }, isWished).then((to) => (to === null ? undefined : navigate(to)))
    },
    [tiles, navigate],
  )
  return { wished, onWishedChange }
}
