import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CartIcon, CheckIcon, DownloadIcon, HeartIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Progress } from '../../primitives/progress/progress.tsx'

/** What can be done with an item; one of four states. */
export type PriceAreaState =
  /** `price` '₹199' and `taxNote` '+ 18% GST = ₹234.82' are formatted. */
  | { kind: 'priced'; price: string; taxNote?: string | undefined; busy?: boolean | undefined }
  | { kind: 'owned' }
  | { kind: 'free' }
  /** `progress` from 0 to 1, if the length is known. */
  | { kind: 'downloading'; progress?: number | undefined }

export const priceAreaKinds = ['priced', 'owned', 'free', 'downloading'] as const satisfies readonly PriceAreaState['kind'][]

export interface PriceAreaProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The item's, for the heart's label. */
  title: string
  /** Priced (with formatted price, tax note, and whether it is being added), owned, free, or downloading. */
  state: PriceAreaState
  /** Pressed while priced. */
  onAddToCart?: (() => void) | undefined
  /** Pressed while owned or free. */
  onDownload?: (() => void) | undefined
  /** It is on the wish list: the heart is filled. */
  wished?: boolean | undefined
  /** Called when the heart is pressed; without it there is no heart. */
  onWishedChange?: ((change: { wished: boolean }) => void) | undefined
  /** Below: the licence note, the facts. */
  children?: ReactNode
}

/** An item's price and its main action. */
export function PriceArea({
  title,
  state,
  onAddToCart,
  onDownload,
  wished = false,
  onWishedChange,
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
      <div className="flex gap-2.5">
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

interface PriceActionProps extends Pick<PriceAreaProps, 'state' | 'onAddToCart' | 'onDownload'> {
  className: string
}

/** The same button in every state, so that a starting download keeps the focus. */
function PriceAction({ state, onAddToCart, onDownload, className }: PriceActionProps) {
  const labels = useLabels()
  if (state.kind === 'priced') {
    return (
      <Button key="cart" size="lg" className={className} busy={state.busy} onClick={onAddToCart}>
        {!state.busy && <CartIcon aria-hidden="true" />}
        {labels.addToCart}
      </Button>
    )
  }
  const downloading = state.kind === 'downloading'
  return (
    <Button key="download" variant="download" size="lg" className={className} busy={downloading} onClick={onDownload}>
      {!downloading && <DownloadIcon aria-hidden="true" />}
      {state.kind === 'free' ? labels.freeDownload : labels.download}
    </Button>
  )
}
