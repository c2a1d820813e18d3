import { BoardIcon, Button, EmptyState, Link, Page } from '@chitra/ui'
import { boards } from '@chitra/messages/boards.ts'

interface GonePageProps {
  /** What is not there. */
  title: string
  /** Why, or what to do. */
  text: string
  /** The way on. */
  link: { href: string; label: string }
}

/** In place of a board that is not there, or not any more. */
export function GonePage({ title, text, link }: GonePageProps) {
  return (
    <Page
      title={boards.title}
      empty={
        <EmptyState
          title={title}
          icon={<BoardIcon aria-hidden="true" />}
          action={
            <Button asChild>
              <Link href={link.href}>{link.label}</Link>
            </Button>
          }
        >
          {text}
        </EmptyState>
      }
    />
  )
}
