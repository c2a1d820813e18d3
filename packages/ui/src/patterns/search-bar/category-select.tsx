import { ChevronDownIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'

export type SearchCategory = 'all' | 'graphics' | 'images'
export const searchCategories = ['all', 'graphics', 'images'] as const satisfies readonly SearchCategory[]

export interface CategorySelectProps {
  /** What is searched. */
  category: SearchCategory
  /** Called when another one is chosen. */
  onCategoryChange: (change: { category: SearchCategory }) => void
}

/** Where to search, at the start of the search bar: a native select, so that a phone shows its own list. */
export function CategorySelect({ category, onCategoryChange }: CategorySelectProps) {
  const labels = useLabels()
  return (
    <div className="relative h-full shrink-0 after:absolute after:inset-y-2.5 after:end-0 after:w-px after:bg-line">
      <select
        name="category"
        aria-label={labels.searchIn}
        value={category}
        onChange={(event) => {
          const chosen = searchCategories.find((candidate) => candidate === event.target.value)
          if (chosen) onCategoryChange({ category: chosen })
        }}
        className="field-sizing-content h-full appearance-none rounded-s-xl bg-raised ps-3.5 pe-7 text-xs font-semibold tracking-wide text-soft hover:text-ink focus-visible:-outline-offset-2"
      >
        {searchCategories.map((each) => (
          <option key={each} value={each}>
            {labels.searchCategories[each]}
          </option>
        ))}
      </select>
      <ChevronDownIcon aria-hidden="true" className="pointer-events-none absolute top-1/2 end-2.5 size-3.5 -translate-y-1/2 text-soft" />
    </div>
  )
}
