import type { ReactNode } from 'react'
import { Link } from '../../link.tsx'
import { useLabels } from '../../labels.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'

export interface HeaderIconLinkProps {
  /** Where it leads. */
  href: string
  /** What is there, for those who do not see the icon; the count is said after it. */
  label: string
  /** How many; no badge at 0. */
  count: number
  /** The icon. */
  children: ReactNode
}

/** An icon that leads somewhere, with how many things are there. */
export function HeaderIconLink({ href, label, count, children }: HeaderIconLinkProps) {
  const labels = useLabels()
  return (
    <IconButton asChild label={count > 0 ? `${label}, ${labels.itemCount(count)}` : label} count={count}>
      <Link href={href}>{children}</Link>
    </IconButton>
  )
}
