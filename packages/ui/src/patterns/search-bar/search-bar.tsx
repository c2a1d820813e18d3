import { type ComponentProps, type ComponentType, type FormEvent, lazy, Suspense } from 'react'
import { cn } from '../../cn.ts'
import { useHydrated } from '../../hydration.tsx'
import { AlikeIcon, FilterIcon, SearchIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import type { Suggestion, SuggestionStatus } from './suggestion.ts'
import type { SuggestionListProps } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { CategorySelect, type SearchCategory } from './category-select.tsx'

/** Its code comes with the first focus; without it, searching still works. */
const SuggestionList = lazy<ComponentType<SuggestionListProps>>(() =>
  import('./suggestion-list.tsx').then(
    (module) => ({ default: module.SuggestionList }),
    () => ({ default: () => null }),
  ),
)

export interface SearchBarProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children' | 'action'> {
  /** The text in the box. */
  value: string
  /** The text changed: by typing, by choosing a suggestion, or by Esc. */
  onValueChange: (change: { value: string }) => void
  /** The searched category: all, graphics or images. */
  category: SearchCategory
  /** Called when another category is chosen; does not search yet. */
  onCategoryChange: (change: { category: SearchCategory }) => void
  /** Suggestions for the text, provided by the caller; for an empty box, what is shown when it gets the focus. */
  suggestions?: ReadonlyArray<Suggestion> | undefined
  /** Over the suggestions: 'Popular searches'. */
  suggestionsTitle?: string | undefined
  /** `idle` shows no list; `loading` says so; `ready` shows the suggestions, or that there are none. */
  status?: SuggestionStatus | undefined
  /** Called to search: on Enter, the button, or choosing a suggestion. */
  onSearch: (search: { value: string; category: SearchCategory }) => void
  /** Shows a button in the box, for a search by a picture of one's own. */
  onSearchByPicture?: (() => void) | undefined
  /** Shows the filter button, on narrow screens. */
  onOpenFilters?: (() => void) | undefined
  /** How many filters narrow the list: a number on that button. */
  filterCount?: number | undefined
  /** Where the form goes without a script, with the text as `q` and the category as `category`. */
  action?: string | undefined
  /** Placeholder of the empty box; by default the kit's label. */
  placeholder?: string | undefined
}

/** A combobox after the ARIA pattern: focus stays in the text box, arrow keys move through the list, Enter chooses, Esc first closes, then clears. */
export function SearchBar({
  value,
  onValueChange,
  category,
  onCategoryChange,
  suggestions = [],
  suggestionsTitle,
  status = 'idle',
  onSearch,
  onSearchByPicture,
  onOpenFilters,
  filterCount = 0,
  placeholder,
  className,
  ...rest
}: SearchBarProps) {
  const labels = useLabels()
  const hydrated = useHydrated()
  const combobox = useCombobox({ value, onValueChange, suggestions, status })
  const search = (text: string) => {
    combobox.close()
    if (text !== value) onValueChange({ value: text })
    onSearch({ value: text, category })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(combobox.activeText ?? value)
  }

  return (
    <form role="search" method="get" className={cn('flex gap-2', className)} onSubmit={submit} {...rest}>
      <div
        className={cn(
          'relative flex h-12 min-w-0 grow items-center rounded-xl border border-edge/70 bg-raised transition-colors duration-150',
          'focus-within:border-neel hover:border-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-neel',
        )}
      >
        <CategorySelect category={category} onCategoryChange={onCategoryChange} />
        <input
          {...combobox.inputProps}
          name="q"
          aria-label={labels.search}
          enterKeyHint="search"
          placeholder={placeholder ?? labels.searchPlaceholder}
          className="h-full w-full min-w-0 grow truncate bg-transparent ps-3.5 pe-1 text-base text-ink outline-none"
        />
        {onSearchByPicture !== undefined && hydrated && (
          <IconButton label={labels.searchByPicture} onClick={onSearchByPicture} className="text-soft hover:text-ink">
            <AlikeIcon aria-hidden="true" />
          </IconButton>
        )}
        <IconButton type="submit" variant="ink" label={labels.search} size="sm" className="me-1 size-10">
          <SearchIcon aria-hidden="true" />
        </IconButton>
        {combobox.wanted && (
          <Suspense fallback={null}>
            <SuggestionList
              combobox={combobox}
              status={status}
              title={suggestionsTitle}
              onChoose={(choice) => search(choice.value)}
              icon={<SearchIcon aria-hidden="true" />}
            />
          </Suspense>
        )}
      </div>
      {onOpenFilters !== undefined && (
        <IconButton
          variant="outline"
          label={labels.filterActive(filterCount)}
          count={filterCount}
          onClick={onOpenFilters}
          className="size-12 lg:hidden"
        >
          <FilterIcon aria-hidden="true" />
        </IconButton>
      )}
    </form>
  )
}
