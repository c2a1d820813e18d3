import * as messages from '@chitra/messages/common.ts'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { tell } from '../platform/toasts.ts'
import type { SavePartProps, Saving } from './save-part.tsx'

/** Puts a picture on boards. The code of it is fetched when it is needed. */
export function useSaveToBoard(): { onSave: (picture: Saving) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ picture: Saving; Part: ComponentType<SavePartProps> } | null>(null)
  const onSave = useCallback(
    (picture: Saving) =>
      void import('./save-part.tsx').then(
        ({ SavePart }) => setOpened({ picture, Part: SavePart }),
        () => tell.error(messages.offline),
      ),
    [],
  )
  return { onSave, dialog: opened === null ? null : <opened.Part picture={opened.picture} onClose={() => setOpened(null)} /> }
}
