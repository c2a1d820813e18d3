import { toApiError } from '@chitra/api-client'
import { useNavigate } from 'react-router-dom'
import { item as itemMessages } from '@chitra/messages/item.ts'
import * as messages from '@chitra/messages/common.ts'
import { wordsFor } from '../platform/failures.ts'
import { paths } from '@chitra/paths'
import { currentSession } from '../platform/session.ts'
import { tell } from '../platform/toasts.ts'
import { type Downloads, startDownload, useDownloads } from '../platform/use-downloads.ts'

export interface ItemDownloads extends Pick<Downloads, 'progress'> {
  download: (itemId: string) => Promise<void>
}

/** Downloads of items by their ids: a visitor signs in first (ITEM-13), a session that has ended goes home (ITEM-16). */
export function useItemDownload(): ItemDownloads {
  const navigate = useNavigate()
  const { progress } = useDownloads()
  const download = async (itemId: string) => {
    if ((currentSession()?.userId ?? '') === '') {
      tell.warning(itemMessages.loginFirst)
      return await navigate(paths.login)
    }
    try {
      await startDownload(itemId)
    } catch (failure) {
      const error = toApiError(failure)
      if (error.kind === 'session') await navigate(paths.home)
      else tell.error(wordsFor(error, messages.somethingWrong))
    }
  }
  return { progress, download }
}
