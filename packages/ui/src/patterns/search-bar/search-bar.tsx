import { useId, useState, type ComponentProps, type FormEvent, type KeyboardEvent } from 'react'
import { cn } from '../../cn.ts'
import { FilterIcon, SearchIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { CategorySelect, type SearchCategory } from './category-select.tsx'
import { NoSuggestion, type SuggestionStatus } from './search-status.tsx'

export interface SearchBarProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  value: string
  onValueChange: (change: { value: string }) => void
  category: SearchCategory
  onCategoryChange: (change: { category: SearchCategory }) => void
  suggestions?: readonly string[] | undefined
  status?: SuggestionStatus | undefined
  /** By Enter, the button, or choosing a suggestion. */
  onSearch: (search: { value: string; category: SearchCategory }) => void
  /** Shows the filter button, on narrow screens. */
  onOpenFilters?: (() => void) | undefined
  placeholder?: string | undefined
}

/** A combobox after the ARIA pattern: focus stays in the text box, arrow keys walk the list, Enter takes, Esc first closes then clears. */
export function SearchBar({
  value,
  onValueChange,
  category,
  onCategoryChange,
  suggestions = [],
  status = 'idle',
  onSearch,
  onOpenFilters,
  placeholder,
  className,
  ...rest
}: SearchBarProps) {
  const labels = useLabels()
  const id = useId()
  const [wantsList, setWantsList] = useState(false)
  const [active, setActive] = useState(-1)
  const open = wantsList && value.trim() !== '' && status !== 'idle'
  const listed = open && status === 'ready' ? suggestions : []
  const activeText = listed[active]

  const close = () => {
    setWantsList(false)
    setActive(-1)
  }
  const search = (text: string) => {
    close()
    if (text !== value) onValueChange({ value: text })
    onSearch({ value: text, category })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(activeText ?? value)
  }
  const moveTo = (event: KeyboardEvent, index: number) => {
    event.preventDefault()
    setWantsList(true)
    if (listed.length > 0) setActive((index + listed.length) % listed.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') moveTo(event, active + 1)
    else if (event.key === 'ArrowUp') moveTo(event, active < 0 ? -1 : active - 1)
    else if (event.key === 'Escape') {
      event.preventDefault()
      if (open) close()
      else onValueChange({ value: '' })
    } else if (event.key === 'Tab') close()
  }

  return (
    <form role="search" className={cn('flex gap-2', className)} onSubmit={submit} {...rest}>
      <div
        className={cn(
          'relative flex h-12 min-w-0 grow items-center rounded-xl border border-edge/70 bg-raised transition-colors duration-150',
          'focus-within:border-neel hover:border-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-neel',
        )}
      >
        <CategorySelect category={category} onCategoryChange={onCategoryChange} />
        <input
          type="text"
          role="combobox"
          aria-label={labels.search}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeText === undefined ? undefined : `${id}-${active}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder ?? labels.searchPlaceholder}
          value={value}
          onChange={(event) => {
            setActive(-1)
            setWantsList(true)
            onValueChange({ value: event.target.value })
          }}
          onFocus={() => setWantsList(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
          className="h-full w-full min-w-0 grow truncate bg-transparent pr-1 pl-3.5 text-base text-ink outline-none"
        />
        <IconButton type="submit" variant="ink" label={labels.search} size="sm" className="mr-1 size-10">
          <SearchIcon aria-hidden="true" />
        </IconButton>
        <div
          hidden={!open}
          // The press must not take focus from the text box: its loss closes the list before the click lands.
          onPointerDown={(event) => event.preventDefault()}
          className="layer-menu absolute inset-x-0 top-full mt-2 animate-rise overflow-hidden rounded-xl border bg-raised p-1.5 shadow-lg"
        >
          <ul
            role="listbox"
            id={`${id}-list`}
            aria-label={labels.suggestions}
            className="max-h-80 overflow-y-auto"
            hidden={listed.length === 0}
          >
            {listed.map((suggestion, index) => (
              <li
                key={suggestion}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                onPointerMove={() => setActive(index)}
                onClick={() => search(suggestion)}
                className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-sm aria-selected:bg-hover aria-selected:inset-ring-2 aria-selected:inset-ring-neel"
              >
                <SearchIcon aria-hidden="true" className="size-4 shrink-0 text-soft" />
                <span className="truncate">{suggestion}</span>
              </li>
            ))}
          </ul>
          {listed.length === 0 && <NoSuggestion status={status} />}
        </div>
        <span role="status" className="sr-only">
          {open && status === 'ready' && (listed.length > 0 ? labels.suggestionCount(listed.length) : labels.noImageFound)}
        </span>
      </div>
      {onOpenFilters !== undefined && (
        <IconButton variant="outline" label={labels.filter} onClick={onOpenFilters} className="size-12 lg:hidden">
          <FilterIcon aria-hidden="true" />
        </IconButton>
      )}
    </form>
  )
}
