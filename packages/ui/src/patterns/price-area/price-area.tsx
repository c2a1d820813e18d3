import type { ComponentProps, ReactNode, Ref } from 'react'
import { cn } from '../../cn.ts'
import { CheckIcon, HeartIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Progress } from '../../primitives/progress/progress.tsx'
import { PriceAction, type PriceActionProps } from './price-action.tsx'
import type { PriceAreaState } from './price-state.ts'

export interface PriceAreaProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'>, Pick<PriceActionProps, 'state' | 'onAddToCart' | 'onDownload'> {
  /** The item's, for the heart's label. */
  title: string
  /** It is on the wish list: the heart is filled. */
  wished?: boolean | undefined
  /** Called when the heart is pressed; without it there is no heart. */
  onWishedChange?: ((change: { wished: boolean }) => void) | undefined
  /** Called to buy an owned item again; without it that is not offered. */
  onBuyAgain?: (() => void) | undefined
  /** The other licence is being put into the cart. */
  buyingAgain?: boolean | undefined
  /** The row of buttons: a PriceBar shows while it is out of view. */
  actionRef?: Ref<HTMLDivElement> | undefined
  /** Below: the licence note, the facts. */
  children?: ReactNode
}

/** An item's price and its main action. */
export function PriceArea({
  title,
  state,
  onAddToCart,
  onDownload,
  onBuyAgain,
  buyingAgain = false,
  wished = false,
  onWishedChange,
  actionRef,
  className,
  children,
  ...rest
}: PriceAreaProps) {
  const labels = useLabels()
  return (
    <section
      aria-label={labels.price}
      data-state={state.kind}
      className={cn('flex flex-col gap-5 rounded-2xl border bg-surface p-5 md:p-6', className)}
      {...rest}
    >
      <div aria-live="polite">
        <PriceLine state={state} />
      </div>
      <div ref={actionRef} className="flex gap-2.5">
        <PriceAction state={state} onAddToCart={onAddToCart} onDownload={onDownload} className="min-w-0 shrink grow" />
        {onWishedChange !== undefined && (
          <IconButton
            variant="outline"
            size="lg"
            label={wished ? labels.removeFromWishList(title) : labels.addToWishList(title)}
            aria-pressed={wished}
            onClick={() => onWishedChange({ wished: !wished })}
          >
            <HeartIcon aria-hidden="true" className={wished ? 'fill-kumkum text-kumkum' : undefined} />
          </IconButton>
        )}
      </div>
      {state.kind === 'owned' && onBuyAgain !== undefined && (
        <Button variant="ghost" busy={buyingAgain} onClick={onBuyAgain} className="-mt-2">
          {labels.buyAgain}
        </Button>
      )}
      {children}
    </section>
  )
}

function PriceLine({ state }: { state: PriceAreaState }) {
  const labels = useLabels()
  switch (state.kind) {
    case 'priced':
      return (
        <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="text-4xl font-bold tracking-tight">{state.price}</span>
          {state.taxNote !== undefined && <bdi className="text-sm text-soft">{state.taxNote}</bdi>}
        </p>
      )
    case 'free':
      return <p className="text-4xl font-bold tracking-tight text-leaf">{labels.free}</p>
    case 'owned':
      return (
        <p className="flex items-center gap-2 text-xl font-bold text-leaf">
          <CheckIcon aria-hidden="true" className="size-6" />
          {labels.owned}
        </p>
      )
    case 'downloading':
      return (
        <div className="flex flex-col gap-3">
          <p className="text-base font-semibold text-pretty">{labels.downloading}</p>
          {state.progress !== undefined && <Progress label={labels.download} value={state.progress} />}
        </div>
      )
  }
}
