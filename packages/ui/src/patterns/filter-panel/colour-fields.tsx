import { useEffect, useRef } from 'react'
import { useLabels } from '../../labels.tsx'
import { filterLabels } from '../../labels/filter-labels.ts'
import { ColourDot } from '../colour-chips/colour-dot.tsx'
import type { FilterColours } from './filter-values.ts'

export interface ColourFieldsProps extends FilterColours {
  /** `#rrggbb`, or null when the chosen one is pressed again. */
  onColour: (colour: string | null) => void
}

/** Named colours to press, and any other. */
export function ColourFields({ value, swatches, onColour }: ColourFieldsProps) {
  const labels = useLabels(filterLabels)
  return (
    <>
      <div role="group" aria-label={labels.colour} className="grid grid-cols-6 gap-1">
        {swatches.map(({ colour, label }) => (
          <button
            key={colour}
            type="button"
            aria-pressed={colour === value}
            aria-label={label}
            title={label}
            onClick={() => onColour(colour === value ? null : colour)}
            className="grid aspect-square place-items-center rounded-lg aria-pressed:inset-ring-2 aria-pressed:inset-ring-ink"
          >
            <ColourDot colour={colour} className="size-7" />
          </button>
        ))}
      </div>
      <OtherColour label={labels.otherColour} value={value} onColour={onColour} />
    </>
  )
}

function OtherColour({ label, value, onColour }: { label: string; value: string | null; onColour: (colour: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const tell = useRef(onColour)
  useEffect(() => {
    tell.current = onColour
    if (field.current !== null && value !== null) field.current.value = value
  })
  // React's onChange is called with every step of a drag through the picker; the browser's own event comes once it is closed.
  useEffect(() => {
    const input = field.current
    const change = () => tell.current(input?.value ?? '')
    input?.addEventListener('change', change)
    return () => input?.removeEventListener('change', change)
  }, [])
  return (
    <label className="flex min-h-11 items-center justify-between gap-3 text-sm">
      {label}
      <input
        ref={field}
        type="color"
        defaultValue={value ?? START}
        className="h-9 w-14 cursor-pointer rounded-md border border-edge/70 bg-raised p-1"
      />
    </label>
  )
}

/** Where the picker begins. */
const START = '#888888'
