import { licences as words } from '@chitra/messages/licences.ts'
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router-dom'
import { LicencesPage } from '../../features/licences/licences-page.tsx'
import { licencesLink, loadLicences } from '../../features/licences/load-licences.ts'
import { useLicences } from '../../features/licences/use-licences.ts'
import { type Loaded, withHead } from '../../platform/route-head.ts'
import { requireSession } from '../guard.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const found = await loadLicences(request)
  return typeof found === 'string' ? redirect(found) : found
}

export const handle = withHead(() => ({ name: words.title, index: false }))

export function Component() {
  const shown = useLoaderData<Loaded<typeof loader>>()
  const navigate = useNavigate()
  return (
    <LicencesPage
      {...shown}
      {...useLicences()}
      onKind={(kind) => void navigate(licencesLink({ ...shown, kind }), { preventScrollReset: true })}
      linkForPage={(page) => licencesLink(shown, page)}
    />
  )
}
