import type { ReactNode } from 'react'

/** The pictures of a board side by side. */
export const BoardEntries = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
)
