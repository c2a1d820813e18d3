import { Button, PasswordField } from '@chitra/ui'
import { type FormEvent, useState } from 'react'
import * as messages from '@chitra/messages/account.ts'
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
    <form noValidate className="flex flex-col gap-4 border-t pt-4" onSubmit={submit}>
      <p className="text-sm">{words.closing}</p>
      <PasswordField
        label={words.password}
        name="closing-password"
        autoComplete="current-password"
        error={isMissing ? messages.fields.passwordRequired : wrongPassword}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {words.confirm}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
