import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CheckIcon, LockIcon, WarningIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { cartLabels } from '../../labels/cart-labels.ts'
import { Arch } from '../../primitives/arch/arch.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'

export type PaymentState = 'opening' | 'waiting' | 'confirming' | 'done' | 'failed'
export const paymentStates = ['opening', 'waiting', 'confirming', 'done', 'failed'] as const satisfies readonly PaymentState[]

const steps = ['open', 'pay', 'confirm'] as const

/** The number of completed steps; a failed payment shows none. */
const stepsDone: Record<PaymentState, number | null> = { opening: 0, waiting: 1, confirming: 2, done: 3, failed: null }

const icons: Record<PaymentState, ReactNode> = {
  opening: <Spinner label="" />,
  waiting: <LockIcon aria-hidden="true" />,
  confirming: <Spinner label="" />,
  done: <CheckIcon aria-hidden="true" />,
  failed: <WarningIcon aria-hidden="true" />,
}

const windowClasses: Record<PaymentState, string> = {
  opening: 'bg-haldi-soft text-ink',
  waiting: 'bg-haldi-soft text-ink',
  confirming: 'bg-haldi-soft text-ink',
  done: 'bg-leaf-soft text-leaf',
  failed: 'bg-kumkum-soft text-kumkum',
}

export interface PaymentProgressProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The state of the payment: window opening, open, being confirmed, or its outcome. */
  state: PaymentState
  /** Formatted, '₹469.64'. */
  amount?: string | undefined
  /** Replaces the kit's text for the state: why it failed. */
  text?: ReactNode
  /** The next step: 'Try again', 'My Orders'. */
  action?: ReactNode
}

/** The state of a payment in words; changes are announced to screen readers. */
export function PaymentProgress({ state, amount, text, action, className, ...rest }: PaymentProgressProps) {
  const labels = useLabels(cartLabels)
  const words = labels.payment[state]
  return (
    <div
      role="group"
      aria-label={labels.paymentProgress}
      data-state={state}
      className={cn(
        'base:mx-auto flex w-full max-w-md scroll-mt-24 flex-col items-center rounded-2xl border bg-surface p-6 text-center md:p-9',
        className,
      )}
      {...rest}
    >
      <Arch className={cn('w-20', windowClasses[state])}>
        <div className="absolute inset-0 flex items-end justify-center pb-5 [&_svg]:size-8 [&_svg]:stroke-[1.75]">{icons[state]}</div>
      </Arch>
      <div role={state === 'failed' ? 'alert' : 'status'} className="mt-5">
        <h2 className="text-xl">{words.title}</h2>
        <p className="mt-2 text-base text-balance text-soft">{text ?? words.text}</p>
      </div>
      {amount === undefined ? null : <p className="mt-4 text-2xl font-bold tracking-tight tabular-nums">{amount}</p>}
      <PaymentSteps done={stepsDone[state]} />
      {action ? <div className="mt-6 flex w-full flex-wrap justify-center gap-2.5">{action}</div> : null}
    </div>
  )
}

function PaymentSteps({ done }: { done: number | null }) {
  const labels = useLabels(cartLabels)
  if (done === null) return null
  return (
    <ol className="mt-6 grid w-full grid-cols-3 gap-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === done ? 'step' : undefined}
          data-done={index < done || undefined}
          className={cn(
            'border-t-4 border-line pt-2 text-sm text-soft',
            'aria-[current=step]:border-ink aria-[current=step]:font-semibold aria-[current=step]:text-ink',
            'data-done:border-leaf',
          )}
        >
          {labels.paymentSteps[step]}
        </li>
      ))}
    </ol>
  )
}
