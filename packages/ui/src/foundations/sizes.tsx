import type { Length } from '../tokens/theme-tokens.ts'
import { Specimen, TokenName } from './specimen.tsx'
import { theme } from './theme.ts'

const written = ({ value, unit }: Length): string => `${value}${unit}`

/** The multiples of the unit that the kit uses, halved where things stand close. */
const STEPS = [1, 2, 3, 4, 6, 8, 12, 16]

export function Spaces() {
  return (
    <Specimen>
      <ul className="flex flex-col gap-3">
        {STEPS.map((step) => {
          const size = written({ ...theme.space, value: theme.space.value * step })
          return (
            <li key={step} className="flex items-center gap-4">
              <span className="w-16">
                <TokenName name={String(step)} value={size} />
              </span>
              <span className="h-4 rounded-xs bg-haldi" style={{ width: size }} />
            </li>
          )
        })}
      </ul>
    </Specimen>
  )
}

export function Breakpoints() {
  const widest = Math.max(...theme.breakpoints.map(({ length }) => length.value))
  return (
    <Specimen>
      <ul className="flex flex-col gap-3">
        {theme.breakpoints.map(({ name, length }) => (
          <li key={name} className="flex items-center gap-4">
            <span className="w-16 shrink-0">
              <TokenName name={name} value={written(length)} />
            </span>
            <span className="grow">
              <span className="block h-4 rounded-xs bg-leaf-soft" style={{ width: `${(length.value / widest) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Specimen>
  )
}

export function Radii() {
  return (
    <Specimen>
      <ul className="flex flex-wrap gap-6">
        {theme.radii.map(({ name, length }) => (
          <li key={name} className="flex flex-col items-start gap-2">
            <span className="size-24 border border-edge bg-surface" style={{ borderRadius: written(length) }} />
            <TokenName name={`rounded-${name}`} value={written(length)} />
          </li>
        ))}
      </ul>
    </Specimen>
  )
}

export function Shadows() {
  return (
    <Specimen>
      <ul className="grid gap-8 rounded-lg bg-paper p-8 md:grid-cols-2">
        {theme.shadows.map(({ name, value, utility }) => (
          <li key={name} className="flex h-40 flex-col justify-end rounded-lg bg-raised p-6" style={{ boxShadow: `var(--shadow-${name})` }}>
            <TokenName name={utility} value={value} />
          </li>
        ))}
      </ul>
    </Specimen>
  )
}

/** Each layer over the one below it. */
export function Layers() {
  return (
    <Specimen>
      <ol className="flex flex-col">
        {theme.layers.map(({ name, level }, step) => (
          <li
            key={name}
            className="-mb-4 w-60 max-w-full rounded-lg border bg-raised p-6 shadow-lg"
            style={{ marginInlineStart: `${step * 24}px`, zIndex: step, position: 'relative' }}
          >
            <TokenName name={`layer-${name}`} value={String(level)} />
          </li>
        ))}
      </ol>
    </Specimen>
  )
}
