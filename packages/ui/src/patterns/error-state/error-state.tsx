import type { ReactNode } from 'react'
import { WarningIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { EmptyState, type EmptyStateProps } from '../../primitives/empty-state/empty-state.tsx'

export interface ErrorStateProps extends EmptyStateProps {
  /** Without an `action`: shows a button that retries. */
  onRetry?: (() => void) | undefined
}

/** Something failed; announced at once. */
export function ErrorState({ onRetry, action, icon, ...rest }: ErrorStateProps) {
  const labels = useLabels()
  return (
    <EmptyState
      role="alert"
      icon={icon ?? <WarningIcon aria-hidden="true" />}
      action={
        action ??
        (onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {labels.tryAgain}
          </Button>
        ))
      }
      {...rest}
    />
  )
}

export interface NotFoundStateProps extends EmptyStateProps {
  /** The way back. */
  action: ReactNode
}

/** Something does not exist. Its title is the page's h1. */
export function NotFoundState(props: NotFoundStateProps) {
  return <EmptyState titleAs="h1" {...props} />
}
