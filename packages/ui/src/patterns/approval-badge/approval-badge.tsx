import type { ReactNode } from 'react'
import { CheckIcon, ClockIcon, CloseIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Badge, type BadgeProps } from '../../primitives/badge/badge.tsx'

/** The approval state of an upload. */
export type Approval = 'approved' | 'awaiting' | 'rejected'
export const approvals = ['approved', 'awaiting', 'rejected'] as const satisfies ReadonlyArray<Approval>

const looks: Record<Approval, { tone: BadgeProps['tone']; icon: ReactNode }> = {
  approved: { tone: 'free', icon: <CheckIcon aria-hidden="true" /> },
  awaiting: { tone: 'promise', icon: <ClockIcon aria-hidden="true" /> },
  rejected: { tone: 'error', icon: <CloseIcon aria-hidden="true" className="text-kumkum" /> },
}

export interface ApprovalBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  /** Approved, awaiting review, or rejected. */
  approval: Approval
}

/** Shows an upload's approval state by word, icon and colour. */
export function ApprovalBadge({ approval, ...rest }: ApprovalBadgeProps) {
  const labels = useLabels()
  const { tone, icon } = looks[approval]
  return (
    <Badge tone={tone} data-approval={approval} {...rest}>
      {icon}
      {labels.approvals[approval]}
    </Badge>
  )
}
