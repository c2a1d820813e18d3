import { Button, EmptyState, Link } from '@chitra/ui'
import type { ReactNode } from 'react'
import { findPicture } from '@chitra/messages/common.ts'
import { paths } from '@chitra/paths'

interface NothingYetProps {
  title: string
  icon: ReactNode
  /** How something comes here. */
  children: ReactNode
}

/** In place of a list of one's own that is empty, with the way to pictures. */
export function NothingYet({ title, icon, children }: NothingYetProps) {
  return (
    <EmptyState
      title={title}
      icon={icon}
      action={
        <Button asChild>
          <Link href={paths.search}>{findPicture}</Link>
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
