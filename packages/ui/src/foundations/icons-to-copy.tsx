import { useState } from 'react'
import * as icons from '../icons.ts'
import { Specimen } from './specimen.tsx'

const importOf = (name: string): string => `import { ${name} } from '@chitra/ui'`

/** Every icon; a click copies the line that imports it. */
export function IconsToCopy() {
  const [message, setMessage] = useState('')
  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(importOf(name))
      setMessage(`Copied: ${importOf(name)}`)
    } catch {
      setMessage(`Your browser does not allow copying here. The line is: ${importOf(name)}`)
    }
  }
  return (
    <Specimen>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => void copy(name)}
              className="flex w-full flex-col items-center gap-2 rounded-lg border bg-surface p-4 text-xs text-soft hover:bg-hover hover:text-ink"
            >
              <Icon className="size-6 text-ink" />
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p
        role="status"
        className="layer-header sticky bottom-4 mt-4 w-fit max-w-full rounded-lg bg-ink px-4 py-2 text-sm text-paper empty:hidden"
      >
        {message}
      </p>
    </Specimen>
  )
}

export function IconSizes() {
  return (
    <Specimen>
      <ul className="flex items-end gap-8 text-xs text-soft tabular-nums">
        {[16, 20, 24].map((size) => (
          <li key={size} className="flex flex-col items-center gap-2">
            <icons.HeartIcon width={size} height={size} className="text-ink" />
            {`${size}px`}
          </li>
        ))}
      </ul>
    </Specimen>
  )
}
