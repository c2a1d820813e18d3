import { take } from '@chitra/api-client'
import { licencePath } from '@chitra/paths'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { LicenceTextPage } from '../../features/licences/licence-text-page.tsx'
import { api } from '../../platform/api.ts'
import { type Loaded, withHeadOf } from '../../platform/route-head.ts'
import { breadcrumbs } from '../../platform/structured-data/breadcrumbs.ts'

export async function loader({ params: { version = 'current' }, request }: LoaderFunctionArgs) {
  return (await take(api.GET('/api/licence-texts/{version}', { params: { path: { version } }, signal: request.signal }))).data
}

export const handle = withHeadOf<typeof loader>(({ text: { title, version, isCurrent } }) => {
  const path = isCurrent ? licencePath() : licencePath(version)
  return { name: title, canonical: path, type: 'article', structuredData: [breadcrumbs({ name: title, path })] }
})

export function Component() {
  return <LicenceTextPage {...useLoaderData<Loaded<typeof loader>>().text} />
}
