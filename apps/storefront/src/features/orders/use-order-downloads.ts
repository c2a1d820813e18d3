import { toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/orders.ts'
import { paths } from '@chitra/paths'
import { useNavigate } from 'react-router-dom'
import { downloadPaper as savePaper } from '../../platform/download.ts'
import { tell } from '../../platform/toasts.ts'
import { startDownloads, useDownloads } from '../../platform/use-downloads.ts'

/** Downloads of invoices, and of what was bought, each with its progress, by the ids of the items. */
export function useOrderDownloads() {
  const navigate = useNavigate()
  const sayWhy = async (failure: unknown): Promise<void> => {
    const error = toApiError(failure)
    if (error.kind === 'session') await navigate(paths.home)
    else tell.error(error.code === 429 || error.code === 503 ? error.errorMessage : messages.orders.downloadFailed)
  }
  const download = (itemIds: readonly string[]) => startDownloads(itemIds, sayWhy)
  const downloadPaper = (orderId: string, number: string) => savePaper(orderId, number).catch(sayWhy)
  return { ...useDownloads(), download, downloadPaper }
}
