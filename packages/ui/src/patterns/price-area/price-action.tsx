import type { ComponentProps } from 'react'
import { CartIcon, DownloadIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Button } from '../../primitives/button/button.tsx'
import type { PriceAreaState } from './price-state.ts'

export interface PriceActionProps extends Pick<ComponentProps<'button'>, 'className' | 'tabIndex'> {
  /** Priced (with formatted price, tax note, and whether it is being added), owned, free, or downloading. */
  state: PriceAreaState
  /** Pressed while priced. */
  onAddToCart?: (() => void) | undefined
  /** Pressed while owned or free. */
  onDownload?: (() => void) | undefined
}

/** What an item's price area and price bar offer. The same button in every state, so that a starting download keeps the focus. */
export function PriceAction({ state, onAddToCart, onDownload, ...rest }: PriceActionProps) {
  const labels = useLabels()
  if (state.kind === 'priced') {
    return (
      <Button key="cart" size="lg" icon={<CartIcon aria-hidden="true" />} busy={state.busy} onClick={onAddToCart} {...rest}>
        {labels.addToCart}
      </Button>
    )
  }
  return (
    <Button
      key="download"
      variant="download"
      size="lg"
      icon={<DownloadIcon aria-hidden="true" />}
      busy={state.kind === 'downloading'}
      onClick={onDownload}
      {...rest}
    >
      {state.kind === 'free' ? labels.freeDownload : labels.download}
    </Button>
  )
}
