import { toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/orders.ts'
import { paths } from '@chitra/paths'
import { useNavigate } from 'react-router-dom'
import { downloadCertificate as saveCertificate, downloadPaper as savePaper } from '../../platform/download.ts'
import { wordsFor } from '../../platform/failures.ts'
import { tell } from '../../platform/toasts.ts'
import { startChosenDownload, startDownloads, startOrderDownload, useDownloads } from '../../platform/use-downloads.ts'

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
  const downloadCertificate = (code: string) => saveCertificate(code, 'pdf').catch(sayWhy)
  /** One file as it is, where it is given as the only one; several as one zip, of which the browser itself shows how far it is. Whether it worked. */
  const asZip = async (itemIds: readonly string[], start: () => Promise<void>): Promise<boolean> => {
    if (itemIds.length === 1) {
      let failed = false
      await startDownloads(itemIds, (failure) => {
        failed = true
        return sayWhy(failure)
      })
      return !failed
    }
    try {
      await start()
      tell.info(messages.orders.zipBegins)
      return true
    } catch (failure) {
      const error = toApiError(failure)
      if (error.kind === 'session' || error.code === 429 || error.code === 503) await sayWhy(error)
      else tell.error(wordsFor(error, messages.orders.downloadFailed))
      return false
    }
  }
  const downloadOrder = (orderId: string, itemIds: readonly string[] = []) => asZip(itemIds, () => startOrderDownload(orderId))
  const downloadChosen = (itemIds: readonly string[]) => asZip(itemIds, () => startChosenDownload(itemIds))
  return { ...useDownloads(), download, downloadOrder, downloadChosen, downloadPaper, downloadCertificate }
}
