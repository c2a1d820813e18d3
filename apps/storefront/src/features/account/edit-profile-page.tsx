import { zodResolver } from '@hookform/resolvers/zod'
import { LabelsProvider, PageHeading, ProfileForm } from '@chitra/ui'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { messages } from '../../messages/messages.ts'
import { profileForm, type ProfileValues } from './forms.ts'

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
  const { register, handleSubmit, formState, resetField } = useForm<ProfileValues>({
    resolver: zodResolver(profileForm),
    defaultValues: { fullName: name, email },
  })
  useEffect(() => {
    // The field shows the address in force again.
    if (pendingEmail !== null) resetField('email')
  }, [pendingEmail, resetField])
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      <PageHeading title={words.title} />
      <LabelsProvider value={labels}>
        <ProfileForm
          className="mt-6"
          name={name}
          detail={email}
          fullName={{ error: formState.errors.fullName?.message, ...register('fullName') }}
          email={{
            error: formState.errors.email?.message,
            hint: pendingEmail === null ? undefined : words.pending(pendingEmail),
            ...register('email'),
          }}
          busy={busy}
          onSubmit={(event) => void handleSubmit(onSubmit, onInvalid)(event)}
        />
      </LabelsProvider>
    </div>
  )
}
