export type EventName = 'payment.authorized' | 'payment.captured' | 'payment.failed' | 'order.paid' | 'refund.processed'

export interface WebhookEvent {
  /** The value of `x-razorpay-event-id`, the same for every delivery of the event. */
  id: string
  event: EventName
  /** The bytes to send and to sign. */
  body: string
}
