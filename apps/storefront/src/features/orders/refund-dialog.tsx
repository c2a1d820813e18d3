import { Button, Dialog, TextArea, TypedText } from '@chitra/ui'
import { type FormEvent, useId, useState } from 'react'
import * as messages from '@chitra/messages/orders.ts'
import type { Row } from './order-view.ts'

export interface RefundDialogProps {
  /** Its number. */
  order: string
  /** Finished: '₹234.82'. */
  total: string
  /** What was asked for before; null: nothing. */
  asked: Row['asked']
  busy: boolean
  onAsk: (reason: string) => void
  onClose: () => void
}

const words = messages.orders.refund
/** Characters. */
const REASON_LENGTH = 1000

/** Asks for the reason of a refund; once it was asked for, tells what became of it. */
export function RefundDialog({ order, total, asked, busy, onAsk, onClose }: RefundDialogProps) {
  const form = useId()
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('reason')
    const reason = typeof given === 'string' ? given.trim() : ''
    setIsMissing(reason === '')
    if (reason !== '') onAsk(reason)
  }
  const dialog = { open: true, onOpenChange: onClose, title: words.title(order) }
  if (asked !== null)
    return (
      <Dialog {...dialog} description={words.told[asked.state]} footer={<Button onClick={onClose}>{words.close}</Button>}>
        {asked.note === '' ? null : <TypedText>{asked.note}</TypedText>}
      </Dialog>
    )
  return (
    <Dialog
      {...dialog}
      description={words.about(total)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextArea label={words.reason} name="reason" maxLength={REASON_LENGTH} error={isMissing ? words.reasonMissing : undefined} />
      </form>
    </Dialog>
  )
}
