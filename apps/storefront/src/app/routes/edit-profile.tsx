import * as messages from '@chitra/messages/account.ts'
import { Button, FieldGroup } from '@chitra/ui'
import { paths } from '@chitra/paths'
import { lazy, Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { EditProfilePage } from '../../features/account/edit-profile-page.tsx'
import { loadProfile, useProfile } from '../../features/account/use-profile.ts'
import { loadBilling } from '../../features/billing/use-billing.ts'
import { type Loaded, withHead } from '../../platform/route-head.ts'
import { shopFacts } from '../../platform/shop-facts.ts'
import { tell } from '../../platform/toasts.ts'
import { BillingSection } from '../billing-section.tsx'
import { requireSession } from '../guard.ts'
import { OtherLanguage } from '../other-language.tsx'

// Seldom needed: fetched when it is.
const YourDataPart = lazy(() => import('../your-data-part.tsx'))

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const [user, billing] = await Promise.all([loadProfile(request.signal), loadBilling(request.signal)])
  return { user, billing }
}

export const handle = withHead(() => ({ name: messages.profile.title, index: false }))

export function Component() {
  const loaded = useLoaderData<Loaded<typeof loader>>()
  const { user, busy, save, callOff, leave } = useProfile(loaded.user)
  const [showsData, setShowsData] = useState(false)
  return (
    <EditProfilePage
      name={`${user.firstName} ${user.lastName}`.trim()}
      email={user.email}
      pendingEmail={user.pendingEmail ?? null}
      dob={user.dob ?? null}
      mailMessages={user.mailMessages === true}
      creatorUpdates={user.creatorUpdates === true}
      busy={busy}
      onSubmit={save}
      onInvalid={() => tell.error(messages.profile.invalid)}
      onCallOff={callOff}
    >
      <FieldGroup legend={messages.profile.language} hint={messages.profile.languageText}>
        <Button asChild variant="secondary">
          <OtherLanguage path={paths.editProfile} />
        </Button>
      </FieldGroup>
      {shopFacts().gst === null ? null : <BillingSection loaded={loaded.billing} onSessionEnd={leave} />}
      {showsData ? (
        <Suspense fallback={null}>
          <YourDataPart userId={user._id} onSessionEnd={leave} />
        </Suspense>
      ) : (
        <Button variant="ghost" onClick={() => setShowsData(true)}>
          {messages.profile.yourData}
        </Button>
      )}
    </EditProfilePage>
  )
}
