import type { ReactNode } from 'react'
import { useLabels } from '../../labels.tsx'
import { NoSuggestion, type SuggestionStatus } from './no-suggestion.tsx'
import type { ComboboxState } from './use-combobox.ts'
import { withLang } from '../../with-lang.tsx'

export interface SuggestionListProps {
  /** From `useCombobox`. */
  combobox: ComboboxState
  /** What the caller's search is about. */
  status: SuggestionStatus
  /** Called when a suggestion is pressed. */
  onChoose: (choice: { value: string }) => void
  /** Before each suggestion. */
  icon?: ReactNode
}

/** The list of a combobox, below the nearest positioned box; its length is announced to screen readers. */
export function SuggestionList({ combobox, status, onChoose, icon }: SuggestionListProps) {
  const labels = useLabels()
  const { open, listed, listId, optionProps } = combobox
  return (
    <>
      <div
        hidden={!open}
        // The press must not take the focus from the text box, because losing it closes the list before the click.
        onPointerDown={(event) => event.preventDefault()}
        className="layer-menu absolute inset-x-0 top-full mt-2 animate-rise overflow-hidden rounded-xl border bg-raised p-1.5 shadow-lg"
      >
        <ul role="listbox" id={listId} aria-label={labels.suggestions} className="max-h-80 overflow-y-auto" hidden={listed.length === 0}>
          {listed.map((suggestion, index) => (
            <li
              key={suggestion}
              {...optionProps(index)}
              onClick={() => onChoose({ value: suggestion })}
              className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-sm aria-selected:bg-hover aria-selected:inset-ring-2 aria-selected:inset-ring-neel [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-soft"
            >
              {icon}
              <span className="truncate">{withLang(suggestion)}</span>
            </li>
          ))}
        </ul>
        {listed.length === 0 && <NoSuggestion status={status} />}
      </div>
      <span role="status" className="sr-only">
        {open && status === 'ready' && (listed.length > 0 ? labels.suggestionCount(listed.length) : labels.noImageFound)}
      </span>
    </>
  )
}
