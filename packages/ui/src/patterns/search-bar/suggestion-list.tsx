import type { ReactNode } from 'react'
import { useLabels } from '../../labels.tsx'
import { suggestionLabels } from '../../labels/suggestion-labels.ts'
import { Picture } from '../../primitives/picture/picture.tsx'
import { withLang } from '../../with-lang.tsx'
import { NoSuggestion } from './no-suggestion.tsx'
import type { SuggestionStatus } from './suggestion.ts'
import type { ComboboxState } from './use-combobox.ts'

export interface SuggestionListProps {
  /** From `useCombobox`. */
  combobox: ComboboxState
  /** What the caller's search is about. */
  status: SuggestionStatus
  /** Over the list: 'Popular searches'. */
  title?: string | undefined
  /** Called when a suggestion is pressed. */
  onChoose: (choice: { value: string }) => void
  /** Before each suggestion without a picture. */
  icon?: ReactNode
}

/** The list of a combobox, below the nearest positioned box; its length is announced to screen readers. Its code comes when the box gets the focus. */
export function SuggestionList({ combobox, status, title, onChoose, icon }: SuggestionListProps) {
  const labels = useLabels(suggestionLabels)
  const { open, listed, listId, optionProps } = combobox
  return (
    <>
      <div
        hidden={!open}
        // The press must not take the focus from the text box, because losing it closes the list before the click.
        onPointerDown={(event) => event.preventDefault()}
        className="layer-menu absolute inset-x-0 top-full mt-2 animate-rise overflow-hidden rounded-xl border bg-raised p-1.5 shadow-lg"
      >
        {title !== undefined && listed.length > 0 && (
          <p aria-hidden="true" className="px-3 pt-1.5 pb-1 text-xs font-semibold text-soft">
            {title}
          </p>
        )}
        <ul
          role="listbox"
          id={listId}
          aria-label={title ?? labels.suggestions}
          className="max-h-96 overflow-y-auto"
          hidden={listed.length === 0}
        >
          {listed.map(({ text, note, picture }, index) => (
            <li
              key={text}
              {...optionProps(index)}
              onClick={() => onChoose({ value: text })}
              className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1 text-sm aria-selected:bg-hover aria-selected:inset-ring-2 aria-selected:inset-ring-neel [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-soft"
            >
              {picture === undefined ? icon : <Picture picture={picture} decorative sizes="40px" className="size-10 shrink-0 rounded-md" />}
              <span className="min-w-0 grow truncate">{withLang(text)}</span>
              {note !== undefined && <span className="shrink-0 text-xs text-soft tabular-nums">{note}</span>}
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
