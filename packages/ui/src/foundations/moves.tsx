import { useState } from 'react'
import { Button } from '../primitives/button/button.tsx'
import { Specimen, TokenName } from './specimen.tsx'
import { theme } from './theme.ts'

const onceOnly = theme.durations.filter(({ repeats }) => !repeats)
const repeated = theme.durations.filter(({ repeats }) => repeats)

export function Entrances() {
  const [round, setRound] = useState(0)
  return (
    <Specimen>
      <ul key={round} className="grid grid-cols-2 gap-4 overflow-hidden md:grid-cols-4">
        {onceOnly.map(({ name, milliseconds }) => (
          <li key={name} className="rounded-lg border bg-surface p-6" style={{ animation: `var(--animate-${name})` }}>
            <TokenName name={`animate-${name}`} value={`${milliseconds}ms`} />
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => setRound(round + 1)}>
        {'Play again'}
      </Button>
    </Specimen>
  )
}

export function Waits() {
  return (
    <Specimen>
      <ul className="flex flex-wrap gap-8">
        {repeated.map(({ name, milliseconds }) => (
          <li key={name}>
            <TokenName name={`animate-${name}`} value={`${milliseconds}ms, repeated`} />
          </li>
        ))}
      </ul>
    </Specimen>
  )
}

const SIDE = 120
const at = (x: number, y: number): string => `${x * SIDE} ${(1 - y) * SIDE}`

export function Easings() {
  return (
    <Specimen>
      <ul className="flex flex-wrap gap-8">
        {theme.easings.map(({ name, points }) => {
          const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = points
          return (
            <li key={name} className="flex items-end gap-4">
              <svg viewBox={`-4 -4 ${SIDE + 8} ${SIDE + 8}`} className="size-32 rounded-lg border bg-surface" aria-hidden="true">
                <path d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} fill="none" stroke="currentColor" strokeWidth="3" />
              </svg>
              <TokenName name={`ease-${name}`} value={points.join(', ')} />
            </li>
          )
        })}
      </ul>
    </Specimen>
  )
}
