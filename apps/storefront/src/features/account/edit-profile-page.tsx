import { LabelsProvider, PageHeading, ProfileForm } from '@chitra/ui'
import { useEffect } from 'react'
import * as messages from '../../messages/account-messages.ts'
import type { ProfileValues } from './forms.ts'
import { useLazyForm } from './use-lazy-form.ts'

export interface EditProfilePageProps {
  name: string
  /** The address in force. */
  email: string
  /** A new address whose link has not been followed yet. */
  pendingEmail: string | null
  busy: boolean
  onSubmit: (values: ProfileValues) => void
  onInvalid: () => void
}

const words = messages.profile
const labels = { fullName: words.fullName, email: words.email, saveChanges: words.submit }

export function EditProfilePage({ name, email, pendingEmail, busy, onSubmit, onInvalid }: EditProfilePageProps) {
  const { register, errors, setValue, form } = useLazyForm<ProfileValues>(async () => (await import('./form-controls.ts')).profileControl())
  useEffect(() => {
    // The field shows the address in force again.
    if (pendingEmail !== null) setValue('email', email)
  }, [pendingEmail, email, setValue])
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <PageHeading title={words.title} />
      <LabelsProvider value={labels}>
        <ProfileForm
          className="mt-6"
          name={name}
          detail={email}
          fullName={{ error: errors.fullName?.message, defaultValue: name, ...register('fullName') }}
          email={{
            error: errors.email?.message,
            hint: pendingEmail === null ? undefined : words.pending(pendingEmail),
            defaultValue: email,
            ...register('email'),
          }}
          busy={busy}
          {...form(onSubmit, onInvalid)}
        />
      </LabelsProvider>
    </div>
  )
}
