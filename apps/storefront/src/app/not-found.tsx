import { Button, Link, NotFoundState } from '@chitra/ui'
import * as catalogueMessages from '../messages/catalogue-messages.ts'
import * as frameMessages from '../messages/frame-messages.ts'
import { PageHead } from '../platform/page-head.tsx'
import { paths } from '../platform/paths.ts'

const words = frameMessages.notFound

/** Instead of an item that is not there. */
export function NotFound() {
  return (
    <>
      <PageHead title={catalogueMessages.search.pageTitle(words.title)} />
      <NotFoundState
        title={words.title}
        titleAs="h1"
        action={
          <Button asChild>
            <Link href={paths.search}>{words.back}</Link>
          </Button>
        }
      >
        {words.text}
      </NotFoundState>
    </>
  )
}
