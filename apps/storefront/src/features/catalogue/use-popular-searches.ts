import { useState } from 'react'
import { searchBox } from '@chitra/messages/frame.ts'

/** What others look for, for an empty search box. Fetched by `load`, when it gets the focus. */
export function usePopularSearches() {
  const [popular, setPopular] = useState<{ text: string }[]>([])
  return {
    load: () => {
      if (popular.length > 0) return
      void import('./ask-suggestions.ts').then(
        async ({ popularSearches }) => setPopular((await popularSearches()).map((text) => ({ text }))),
        () => undefined,
      )
    },
    shown: { suggestions: popular, suggestionsTitle: searchBox.popular, status: popular.length > 0 ? 'ready' : 'idle' },
  } as const
}
