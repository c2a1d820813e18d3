import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { PriceAction, type PriceActionProps } from '../price-area/price-action.tsx'
import type { PriceAreaState } from '../price-area/price-state.ts'

export interface PriceBarProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<PriceActionProps, 'state' | 'onAddToCart' | 'onDownload'> {
  /** What it stands in for: the `actionRef` of the PriceArea. */
  watch: RefObject<HTMLElement | null>
}

/**
 * On a phone, an item's price and its action at the lower edge while those of the PriceArea are out of view. The last child of the page's content, whose room it keeps
 * from the start, so that nothing moves when it shows. Hidden from screen readers and the keyboard, which reach the PriceArea wherever it is.
 */
export function PriceBar({ watch, state, onAddToCart, onDownload, className, ...rest }: PriceBarProps) {
  const shown = useIsOutOfView(watch)
  return (
    <div
      aria-hidden="true"
      data-price-bar={shown ? 'shown' : 'hidden'}
      className={cn('layer-header @container sticky bottom-0 lg:hidden print:hidden', !shown && 'invisible', className)}
      {...rest}
    >
      {/* With letters so large that a line does not hold both, the bar would cover a third of a phone. */}
      <div className="border-t bg-surface pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] @max-[18rem]:hidden">
        <div className="page-width flex items-center justify-between gap-4">
          <Price state={state} />
          <PriceAction state={state} onAddToCart={onAddToCart} onDownload={onDownload} tabIndex={-1} className="shrink-0" />
        </div>
      </div>
    </div>
  )
}

function Price({ state }: { state: PriceAreaState }) {
  const labels = useLabels()
  if (state.kind === 'priced') {
    return (
      <p className="min-w-0 tabular-nums">
        <span className="block text-xl font-bold tracking-tight">{state.price}</span>
        {state.taxNote !== undefined && <bdi className="block text-xs text-soft">{state.taxNote}</bdi>}
      </p>
    )
  }
  const words = { free: labels.free, owned: labels.owned, downloading: labels.download }
  return <p className="text-xl font-bold text-leaf">{words[state.kind]}</p>
}

/** What a page's header covers, and what the bar itself does. */
const HIDDEN_EDGES = '-96px 0px -56px 0px'

/** False until the first measure. */
function useIsOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(([entry]) => setIsOut(entry?.isIntersecting === false), { rootMargin: HIDDEN_EDGES })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
