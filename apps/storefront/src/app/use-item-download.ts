import { toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from '../messages/messages.ts'
import { downloadItem } from '../platform/download.ts'
import { wordsFor } from '../platform/failures.ts'
import { paths } from '../platform/paths.ts'
import { currentSession, endSession } from '../platform/session.ts'
import { tell } from '../platform/toasts.ts'

export interface ItemDownload {
  /** Ids of what is on its way down. */
  downloading: ReadonlySet<string>
  download: (itemId: string) => Promise<void>
}

/** Downloads from a page: a visitor signs in first (ITEM-13), a session that has ended goes home (ITEM-16). */
export function useItemDownload(): ItemDownload {
  const navigate = useNavigate()
  const [downloading, setDownloading] = useState<ReadonlySet<string>>(new Set<string>())
  const download = async (itemId: string) => {
    if ((currentSession()?.userId ?? '') === '') {
      tell.warning(messages.item.loginFirst)
      return await navigate(paths.login)
    }
    setDownloading((ids) => new Set(ids).add(itemId))
    try {
      await downloadItem(itemId)
    } catch (failure) {
      const error = toApiError(failure)
      if (error.kind === 'session') {
        endSession()
        tell.error(messages.tokenExpired)
        await navigate(paths.home)
      } else tell.error(wordsFor(error, messages.somethingWrong))
    } finally {
      setDownloading((ids) => new Set([...ids].filter((id) => id !== itemId)))
    }
  }
  return { downloading, download }
}
