import { ConfirmForm, PasswordField } from '@chitra/ui'
import { type FormEvent, useState } from 'react'
import { fields } from '@chitra/messages/fields.ts'
import * as dataMessages from '@chitra/messages/your-data.ts'

const words = dataMessages.yourData

interface CloseFormProps {
  busy: boolean
  /** What the server says of the password; empty where it said nothing. */
  wrongPassword: string
  onClose: (password: string) => void
  onKeep: () => void
}

/** Says what closing an account means, and asks for the password. */
export default function CloseForm({ busy, wrongPassword, onClose, onKeep }: CloseFormProps) {
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('closing-password')
    const given = typeof password === 'string' ? password : ''
    setIsMissing(given === '')
    if (given !== '') onClose(given)
  }
  return (
    <ConfirmForm text={words.closing} submitLabel={words.confirm} cancelLabel={words.keep} busy={busy} onCancel={onKeep} onSubmit={submit}>
      <PasswordField
        label={words.password}
        name="closing-password"
        autoComplete="current-password"
        error={isMissing ? fields.passwordRequired : wrongPassword}
      />
    </ConfirmForm>
  )
}
