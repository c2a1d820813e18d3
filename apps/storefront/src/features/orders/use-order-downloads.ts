import { toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/orders.ts'
import { paths } from '@chitra/paths'
import { useNavigate } from 'react-router-dom'
import { tell } from '../../platform/toasts.ts'
import { startDownloads, useDownloads } from '../../platform/use-downloads.ts'

/** Downloads of what was bought, each with its progress, by the ids of the items. */
export function useOrderDownloads() {
  const navigate = useNavigate()
  const download = (itemIds: readonly string[]) =>
    startDownloads(itemIds, async (failure) => {
      const error = toApiError(failure)
      if (error.kind === 'session') await navigate(paths.home)
      else tell.error(error.code === 429 ? error.errorMessage : messages.orders.downloadFailed)
    })
  return { ...useDownloads(), download }
}
