import { type ApiError, take, toApiError } from '@chitra/api-client'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../platform/api.ts'

/** Milliseconds after the last key (HDR-05). */
const DELAY = 250

export interface Suggestions {
  /** For what these are; other text makes them old. */
  text: string
  list: string[]
}

/** Suggestions for what is typed. Only the newest answer is ever shown: an older one is cut off. A failure shows none and is told; the search itself still works. */
export function useSuggestions(
  text: string,
  categoryId: string | null,
  onFailure: (error: ApiError) => void,
): { list: string[]; status: 'idle' | 'loading' | 'ready' } {
  const [answer, setAnswer] = useState<Suggestions>({ text: '', list: [] })
  const wanted = text.trim()
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (wanted === '') return
    const cut = new AbortController()
    const timer = setTimeout(() => {
      take(
        api.GET('/api/images/suggestions/', {
          params: { query: { search: wanted, ...(categoryId === null ? {} : { categoryId }) } },
          signal: cut.signal,
        }),
      )
        .then(({ data }) => {
          if (!cut.signal.aborted) setAnswer({ text: wanted, list: data.image })
        })
        .catch((failure: unknown) => {
          if (cut.signal.aborted) return
          setAnswer({ text: '', list: [] })
          fail(toApiError(failure))
        })
    }, DELAY)
    return () => {
      clearTimeout(timer)
      cut.abort()
    }
  }, [wanted, categoryId])
  if (wanted === '') return { list: [], status: 'idle' }
  return answer.text === wanted ? { list: answer.list, status: 'ready' } : { list: [], status: 'loading' }
}
