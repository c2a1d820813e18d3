import * as messages from '@chitra/messages/common.ts'
import { paths } from '@chitra/paths'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SaveDialogProps, Saving } from '../features/boards/save-dialog.tsx'
import { pathOf } from '../platform/here.ts'
import { currentSession } from '../platform/session.ts'
import { writeStored } from '../platform/storage.ts'
import { tell } from '../platform/toasts.ts'

interface Opened {
  picture: Saving
  Dialog: ComponentType<SaveDialogProps>
}

/** Puts a picture on boards, in a dialog over the page, whose code is fetched when it is needed. A guest is sent to the login, and comes back. */
export function useSaveToBoard(): { onSave: (picture: Saving) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const navigate = useNavigate()
  const onSave = useCallback(
    (picture: Saving) => {
      if (currentSession() === null) {
        writeStored('route_url', pathOf(location.pathname) + location.search)
        void navigate(paths.login)
        return
      }
      import('../features/boards/save-dialog.tsx').then(
        ({ SaveDialog }) => setOpened({ picture, Dialog: SaveDialog }),
        () => tell.error(messages.offline),
      )
    },
    [navigate],
  )
  return { onSave, dialog: opened === null ? null : <opened.Dialog picture={opened.picture} onClose={close} /> }
}
