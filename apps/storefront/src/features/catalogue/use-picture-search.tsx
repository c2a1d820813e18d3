import * as messages from '@chitra/messages/common.ts'
import { type ComponentType, type ReactNode, useState } from 'react'
import { tell } from '../../platform/toasts.ts'
import type { PictureSearchProps } from './picture-search.tsx'

/** Searches by a picture of one's own. The code of it is fetched when it is needed. */
export function usePictureSearch(): { openPictureSearch: () => void; pictureSearch: ReactNode } {
  const [Part, setPart] = useState<ComponentType<PictureSearchProps> | null>(null)
  return {
    openPictureSearch: () =>
      void import('./picture-search.tsx').then(
        ({ PictureSearch }) => setPart(() => PictureSearch),
        () => tell.error(messages.offline),
      ),
    pictureSearch: Part === null ? null : <Part onClose={() => setPart(null)} />,
  }
}
