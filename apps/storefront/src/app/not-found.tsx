import { Button, Link, NotFoundState } from '@chitra/ui'
import { paths } from '@chitra/paths'
import { notFound } from '@chitra/messages/frame.ts'

/** Instead of an item that is not there. */
export function NotFound() {
  return (
    <NotFoundState
      title={notFound.title}
      titleAs="h1"
      action={
        <Button asChild>
          <Link href={paths.search}>{notFound.back}</Link>
        </Button>
      }
    >
      {notFound.text}
    </NotFoundState>
  )
}
