import { type ApiError, toApiError } from '@chitra/api-client'
import type { Suggestion, SuggestionStatus } from '@chitra/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the last key (HDR-05). */
const DELAY = 250

interface Answer {
  /** For what these are; other text makes them old. */
  text: string
  list: Suggestion[]
}

/** Suggestions for what is typed. Only the newest answer is ever shown: an older one is cut off. A failure shows none and is told; the search itself still works. */
export function useSuggestions(
  text: string,
  categoryId: string | null,
  onFailure: (error: ApiError) => void,
): { suggestions: Suggestion[]; status: SuggestionStatus } {
  const [answer, setAnswer] = useState<Answer>({ text: '', list: [] })
  const wanted = text.trim()
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (wanted === '') return
    const cut = new AbortController()
    const timer = setTimeout(() => {
      import('./ask-suggestions.ts')
        .then(({ askSuggestions }) => askSuggestions(wanted, categoryId, cut.signal))
        .then((list) => {
          if (!cut.signal.aborted) setAnswer({ text: wanted, list })
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
  if (wanted === '') return { suggestions: [], status: 'idle' }
  return answer.text === wanted ? { suggestions: answer.list, status: 'ready' } : { suggestions: [], status: 'loading' }
}
