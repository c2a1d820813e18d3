import { licence as words } from '@chitra/messages/licences.ts'
import { Button, TextField } from '@chitra/ui'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { LicenceUse } from './licence-view.ts'

export interface LicenceUseFormProps {
  /** What is said now. */
  use: LicenceUse
  /** Names the form: the picture. */
  title: string
  /** Saves it. Where that fails, what was typed stays. */
  onSave: (use: LicenceUse) => Promise<void>
  onCancel: () => void
}

/** Characters, as the contract allows. */
const LONGEST = 120
const limit = { maxLength: { value: LONGEST, message: words.tooLong } }

/** For whom and for what a licence is used. */
export default function LicenceUseForm({ use, title, onSave, onCancel }: LicenceUseFormProps) {
  const { register, handleSubmit, setFocus, formState } = useForm<LicenceUse>({ defaultValues: use })
  // Whoever opened it goes on typing.
  useEffect(() => setFocus('client'), [setFocus])
  return (
    <form
      noValidate
      aria-label={words.useOf(title)}
      className="grid max-w-xl gap-4 md:grid-cols-2"
      onSubmit={(event) => void handleSubmit(onSave)(event)}
    >
      <TextField label={words.client} autoComplete="off" error={formState.errors.client?.message} {...register('client', limit)} />
      <TextField label={words.project} autoComplete="off" error={formState.errors.project?.message} {...register('project', limit)} />
      <div className="flex gap-2">
        <Button type="submit" busy={formState.isSubmitting}>
          {words.save}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
