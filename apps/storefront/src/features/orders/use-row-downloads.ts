import { toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/orders.ts'
import { paths } from '@chitra/paths'
import { useNavigate } from 'react-router-dom'
import { tell } from '../../platform/toasts.ts'
import { useDownloads } from '../../platform/use-downloads.ts'
import type { Row } from './order-view.ts'

/** Downloads of what was bought, each with its progress, by the ids of the rows. */
export function useRowDownloads(rows: readonly Row[]) {
  const navigate = useNavigate()
  const { progress, start } = useDownloads()
  const download = async (id: string) => {
    const row = rows.find((candidate) => candidate.id === id)
    if (row === undefined) return
    try {
      await start(id, row.itemId)
    } catch (failure) {
      const error = toApiError(failure)
      if (error.kind === 'session') await navigate(paths.home)
      else tell.error(error.code === 429 ? error.errorMessage : messages.orders.downloadFailed)
    }
  }
  return { progress, download }
}
