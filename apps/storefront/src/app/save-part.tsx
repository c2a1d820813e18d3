import { paths } from '@chitra/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { SaveDialog, type SaveDialogProps, type Saving } from '../features/boards/save-dialog.tsx'
import { pathOf } from '../platform/here.ts'
import { currentSession } from '../platform/session.ts'
import { writeStored } from '../platform/storage.ts'

export type { Saving }
export type SavePartProps = SaveDialogProps

/** The dialog that puts a picture on boards. A guest is sent to the login instead, and comes back to the page. */
export function SavePart(props: SavePartProps) {
  return currentSession() === null ? <ToLogin /> : <SaveDialog {...props} />
}

function ToLogin() {
  const navigate = useNavigate()
  useEffect(() => {
    writeStored('route_url', pathOf(location.pathname) + location.search)
    void navigate(paths.login)
  }, [navigate])
  return null
}
