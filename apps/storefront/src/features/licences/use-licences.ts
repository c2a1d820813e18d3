import { take, toApiError } from '@chitra/api-client'
import { licence as licenceWords, licences as words } from '@chitra/messages/licences.ts'
import { paths } from '@chitra/paths'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { api } from '../../platform/api.ts'
import { downloadCertificate, downloadLicences } from '../../platform/download.ts'
import { wordsFor } from '../../platform/failures.ts'
import { tell } from '../../platform/toasts.ts'
import type { LicenceUse } from './licence-view.ts'

/** What can be done with one's licences. What fails says so. */
export function useLicences() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const sayWhy = async (failure: unknown): Promise<void> => {
    const error = toApiError(failure)
    if (error.kind === 'session') await navigate(paths.login)
    else tell.error(wordsFor(error, words.downloadFailed))
  }
  return {
    busy,
    onCertificate: ({ code, format }: { code: string; format: 'pdf' | 'json' }) => void downloadCertificate(code, format).catch(sayWhy),
    onDownloadAll: () => {
      setBusy(true)
      void downloadLicences()
        .catch(sayWhy)
        .finally(() => setBusy(false))
    },
    /** Whether it was saved. */
    onUse: async (code: string, use: LicenceUse): Promise<boolean> => {
      try {
        await take(api.PUT('/api/licences/{code}', { params: { path: { code } }, body: use }))
      } catch (failure) {
        await sayWhy(failure)
        return false
      }
      tell.success(licenceWords.saved)
      await revalidate()
      return true
    },
  }
}
