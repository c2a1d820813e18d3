import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { formLabels } from '../../labels/form-labels.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { TextArea, type TextAreaProps } from '../../primitives/text-area/text-area.tsx'
import { TextField, type TextFieldProps } from '../../primitives/text-field/text-field.tsx'

type FieldParts = Omit<TextFieldProps, 'label'>

export interface ContactFormProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** The input of the name: value, events, error. */
  fullName?: FieldParts | undefined
  /** The input of the address: value, events, error. */
  email?: FieldParts | undefined
  /** The input of the telephone number: value, events, error. */
  mobile?: FieldParts | undefined
  /** The box of the message: value, events, error. */
  message?: Omit<TextAreaProps, 'label'> | undefined
  /** Being written, on its way, come, or not to be sent; once it has come, thanks take the form's place. */
  state?: 'open' | 'busy' | 'sent' | 'failed' | undefined
}

/** A few words to the shop. All four are required; spread a form library's registration on them. */
export function ContactForm({ fullName, email, mobile, message, state = 'open', className, ...rest }: ContactFormProps) {
  const labels = useLabels(formLabels)
  return (
    <form
      noValidate
      data-state={state}
      className={cn('flex w-full max-w-xl flex-col gap-5 rounded-2xl border bg-surface p-5 md:p-8', className)}
      {...rest}
    >
      {state === 'failed' && <Notice tone="error">{labels.messageFailed}</Notice>}
      {state === 'sent' ? (
        <Notice tone="success" role="status">
          {labels.messageSent}
        </Notice>
      ) : (
        <>
          <div className="grid gap-5 md:grid-cols-2">
            <TextField label={labels.fullName} autoComplete="name" required {...fullName} />
            <TextField label={labels.mobile} type="tel" autoComplete="tel" required {...mobile} />
          </div>
          <TextField label={labels.email} type="email" autoComplete="email" required {...email} />
          <TextArea label={labels.message} required {...message} />
          <Button type="submit" size="lg" busy={state === 'busy'} className="self-start max-md:self-stretch">
            {labels.sendMessage}
          </Button>
        </>
      )}
    </form>
  )
}
