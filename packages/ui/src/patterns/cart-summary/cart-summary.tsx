import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { LockIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { cartLabels } from '../../labels/cart-labels.ts'
import { Button } from '../../primitives/button/button.tsx'

export interface CartSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Before tax; all amounts are formatted, '₹398.00'. */
  subtotal: string
  /** On the subtotal. */
  taxes: string
  /** Beside the taxes, '18%'. */
  taxRate?: string | undefined
  /** The parts of the taxes, once they are known: CGST and SGST, say. */
  taxParts?: ReadonlyArray<{ name: string; rate: string; amount: string }> | undefined
  /** The total to pay. */
  total: string
  /** Called to check out. Absent while something has to be answered first: there is no button then. */
  onCheckout?: (() => void) | undefined
  /** True while the payment starts: the button shows a spinner and ignores presses. */
  busy?: boolean | undefined
  /** True while the lines change that it sums up: it fades, as its amounts are about to change. */
  updating?: boolean | undefined
  /** Above the button: who the invoice is for. */
  buyer?: ReactNode
  /** Below the button: payment methods. */
  note?: ReactNode
}

/** The totals of a cart, and the checkout button. */
export function CartSummary({
  subtotal,
  taxes,
  taxRate,
  taxParts = [],
  total,
  onCheckout,
  busy,
  updating = false,
  buyer,
  note,
  className,
  ...rest
}: CartSummaryProps) {
  const labels = useLabels(cartLabels)
  return (
    <section
      aria-label={labels.summary}
      aria-busy={updating}
      className={cn('rounded-2xl border bg-surface p-5 transition-opacity aria-busy:opacity-60 md:p-6', className)}
      {...rest}
    >
      <h2 className="text-lg">{labels.summary}</h2>
      <dl className="mt-4 flex flex-col gap-3 text-sm tabular-nums">
        <div className="flex justify-between gap-4">
          <dt>{labels.subtotal}</dt>
          <dd>{subtotal}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>
            {labels.taxesAndCharges} {taxRate !== undefined && <span className="text-soft">{taxRate}</span>}
          </dt>
          <dd>{taxes}</dd>
        </div>
        {taxParts.map(({ name, rate, amount }) => (
          <div key={name} className="-mt-1.5 flex justify-between gap-4 text-soft">
            <dt className="ps-4">
              {name} {rate}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t pt-4 text-xl font-bold">
          <dt>{labels.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {buyer ? <div className="mt-4 text-sm text-soft">{buyer}</div> : null}
      {onCheckout ? (
        <>
          <Button size="lg" className="mt-5 w-full" icon={<LockIcon aria-hidden="true" />} busy={busy} onClick={onCheckout}>
            {labels.checkout}
          </Button>
          {note ? <p className="mt-3 text-center text-sm text-soft">{note}</p> : null}
        </>
      ) : null}
    </section>
  )
}
