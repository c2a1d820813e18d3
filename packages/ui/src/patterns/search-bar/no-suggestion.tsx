import { useLabels } from '../../labels.tsx'
import { suggestionLabels } from '../../labels/suggestion-labels.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import type { SuggestionStatus } from './suggestion.ts'

export interface NoSuggestionProps {
  /** Whether suggestions are loading or there are none. */
  status: SuggestionStatus
}

/** Shown instead of the list while there are no suggestions. */
export function NoSuggestion({ status }: NoSuggestionProps) {
  const labels = useLabels(suggestionLabels)
  return (
    <p className="flex items-center gap-3 px-4 py-3 text-sm text-soft">
      {status === 'loading' ? (
        <>
          <Spinner label="" className="size-4" />
          {labels.searching}
        </>
      ) : (
        labels.noImageFound
      )}
    </p>
  )
}
