import { take, toApiError } from '@chitra/api-client'
import { pictureSearch as words } from '@chitra/messages/picture-search.ts'
import { picturePath } from '@chitra/paths'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { keepOwnPicture } from './own-picture.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { base64Of, shrinkPicture } from './shrink-picture.ts'

export interface PictureSearchProps {
  onClose: () => void
}

/** Searches by a picture of one's own: makes it small, asks the server once what it looks like, and goes to the list. */
export function PictureSearch({ onClose }: PictureSearchProps) {
  const navigate = useNavigate()
  const [picture, setPicture] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)
  const leave = useRef<AbortController>(null)
  useEffect(() => () => leave.current?.abort(), [])
  const pick = async ({ file }: { file: File | null }) => {
    const { signal } = (leave.current = new AbortController())
    setError(undefined)
    setPicture(undefined)
    if (file === null) return setError(words.noFile)
    setBusy(true)
    try {
      const small = await shrinkPicture(file)
      if (signal.aborted) return
      if (small === null) return setError(words.notAPicture)
      setPicture(small)
      const { look } = (await take(api.POST('/api/images/look/', { body: { picture: base64Of(small) }, signal }))).data
      keepOwnPicture(look, small)
      onClose()
      await navigate(picturePath('look', look))
    } catch (failure) {
      if (!signal.aborted) setError(wordsFor(toApiError(failure), words.failed))
    } finally {
      setBusy(false)
    }
  }
  return <PictureDialog picture={picture} busy={busy} error={error} onPick={(picked) => void pick(picked)} onClose={onClose} />
}
