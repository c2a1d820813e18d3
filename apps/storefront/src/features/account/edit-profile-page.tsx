import { FIRST_BIRTHDAY } from '@chitra/account-rules'
import { FieldGroup, InlineAction, LabelsProvider, Page, PasswordField, ProfileForm, Switch, TextField } from '@chitra/ui'
import { type ReactNode, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import * as messages from '@chitra/messages/account.ts'
import { today } from './birthdays.ts'
import type { ProfileValues } from './forms.ts'
import { oneWordNames } from './names.ts'
import { fetchedRules, prefetchRules } from './rules.ts'

/** Saved, refused for one of its fields, or failed in a way that has been said. */
export type SaveOutcome = 'saved' | 'failed' | { field: 'password' | 'dob'; message: string }

export interface EditProfilePageProps {
  name: string
  /** The address in force. */
  email: string
  /** A new address whose link has not been followed yet. */
  pendingEmail: string | null
  /** `yyyy-MM-dd`; null where none was given. */
  dob: string | null
  mailMessages: boolean
  creatorUpdates: boolean
  busy: boolean
  onSubmit: (values: ProfileValues) => Promise<SaveOutcome>
  onInvalid: () => void
  onCallOff: () => void
  /** Below the form. */
  children?: ReactNode
}

const words = messages.profile
const labels = { fullName: words.fullName, email: words.email, saveChanges: words.submit }

export function EditProfilePage(props: EditProfilePageProps) {
  const { name, email, pendingEmail, busy, onSubmit, onInvalid, onCallOff } = props
  const [names] = useState(() => oneWordNames(name))
  const [resolver] = useState(() => fetchedRules<ProfileValues>((rules) => rules.profile(names.isKept)))
  const { register, handleSubmit, getValues, setValue, setError, formState } = useForm<ProfileValues>({ resolver })
  const { errors } = formState
  const [typedEmail, setTypedEmail] = useState(email)
  const changesEmail = typedEmail.trim().toLowerCase() !== email.toLowerCase()
  const submit = async (values: ProfileValues): Promise<void> => {
    const outcome = await onSubmit(changesEmail ? values : { ...values, password: undefined })
    if (typeof outcome === 'object') return setError(outcome.field, { message: outcome.message }, { shouldFocus: true })
    if (outcome === 'failed') return
    // The field shows the address in force again.
    setValue('email', email)
    setTypedEmail(email)
  }
  const invalid = (): void => {
    names.keep(getValues('fullName'))
    onInvalid()
  }
  return (
    <Page title={words.title} kind="form">
      <LabelsProvider value={labels}>
        <ProfileForm
          name={name}
          detail={email}
          fullName={{
            error: errors.fullName?.message,
            hint: errors.fullName?.message === words.nameTwoWords ? words.nameHint : undefined,
            defaultValue: name,
            ...register('fullName'),
          }}
          email={{
            error: errors.email?.message,
            hint: pendingEmail === null ? undefined : <Pending email={pendingEmail} onCallOff={onCallOff} />,
            defaultValue: email,
            onInput: ({ currentTarget }) => setTypedEmail(currentTarget.value),
            ...register('email'),
          }}
          busy={busy}
          onFocus={prefetchRules}
          onSubmit={(event) => void handleSubmit(submit, invalid)(event)}
        >
          {changesEmail ? (
            <PasswordField
              label={words.password}
              autoComplete="current-password"
              hint={words.passwordHint}
              error={errors.password?.message}
              {...register('password')}
            />
          ) : null}
          <TextField
            type="date"
            label={words.dob}
            hint={words.dobHint}
            autoComplete="bday"
            min={FIRST_BIRTHDAY}
            max={today()}
            defaultValue={props.dob ?? ''}
            error={errors.dob?.message}
            {...register('dob')}
          />
          <Mails {...props} register={register} />
        </ProfileForm>
      </LabelsProvider>
      {props.children}
    </Page>
  )
}

function Pending({ email, onCallOff }: { email: string; onCallOff: () => void }): ReactNode {
  return (
    <InlineAction label={words.callOff} onAction={onCallOff}>
      {words.pending(email)}
    </InlineAction>
  )
}

type MailsProps = Pick<EditProfilePageProps, 'mailMessages' | 'creatorUpdates'> & Pick<UseFormReturn<ProfileValues>, 'register'>

function Mails({ mailMessages, creatorUpdates, register }: MailsProps) {
  return (
    <FieldGroup legend={words.mails} hint={words.mailsHint}>
      <Switch label={words.mailMessages} defaultChecked={mailMessages} {...register('mailMessages')} />
      <Switch label={words.creatorUpdates} defaultChecked={creatorUpdates} {...register('creatorUpdates')} />
    </FieldGroup>
  )
}
