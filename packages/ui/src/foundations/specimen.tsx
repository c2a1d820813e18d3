import type { ReactNode } from 'react'

/** What a page of documentation shows, drawn as the kit draws it: Storybook's own styles for headings, lists and tables stay outside. */
export function Specimen({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled my-6 text-ink">{children}</div>
}

/** A token's name with its value. */
export function TokenName({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <span className="flex flex-col text-xs text-soft">
      <strong className="text-sm font-semibold text-ink">{name}</strong>
      <span className="tabular-nums">{value}</span>
      {children}
    </span>
  )
}
