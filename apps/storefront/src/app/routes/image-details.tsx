import { take, toApiError } from '@chitra/api-client'
import { Button, ErrorState, Link } from '@chitra/ui'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { ImageDetailsPage } from '../../features/image-details/image-details-page.tsx'
import { toImageDetails } from '../../features/image-details/image-details-view.ts'
import * as frameMessages from '@chitra/messages/frame.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'
import { withHeadOf } from '../../platform/route-head.ts'
import { paths } from '@chitra/paths'
import { tell } from '../../platform/toasts.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  if (id === '') return redirect(paths.home)
  try {
    const { data } = await take(api.GET('/api/images/{id}', { params: { path: { id } }, signal: request.signal }))
    return { image: toImageDetails(data.image), failure: null }
  } catch (thrown) {
    if (request.signal.aborted) throw thrown
    // The server's own words, said and left standing (IMGD-04).
    const failure = wordsFor(toApiError(thrown), messages.somethingWrong)
    tell.error(failure)
    return { image: null, failure }
  }
}

export const handle = withHeadOf<typeof loader>(({ image }) => ({
  ...(image === null ? {} : { name: image.name, description: image.description, keywords: image.keywords.join(', ') }),
  index: false,
}))

export function Component() {
  const { image, failure } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  if (image === null)
    return (
      <ErrorState
        title={failure}
        titleAs="h1"
        action={
          <Button asChild variant="secondary">
            <Link href={paths.search}>{frameMessages.notFound.back}</Link>
          </Button>
        }
      />
    )
  return <ImageDetailsPage image={image} />
}
