import { verify as words } from '@chitra/messages/licences.ts'
import { verifyPath } from '@chitra/paths'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { loadVerification } from '../../features/licences/load-verification.ts'
import { VerifyPage } from '../../features/licences/verify-page.tsx'
import { type Loaded, withHead } from '../../platform/route-head.ts'

export async function loader({ params: { code = '' }, request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('code')?.trim() ?? ''
  if (code === '' && typed !== '') return redirect(verifyPath(typed))
  return { code, verification: code === '' ? null : await loadVerification(code, request.signal) }
}

export const handle = withHead(() => ({ name: words.title, description: words.text, index: false }))

export function Component() {
  return <VerifyPage {...useLoaderData<Loaded<typeof loader>>()} />
}
