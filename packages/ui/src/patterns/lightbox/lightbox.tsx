import * as Radix from '@radix-ui/react-dialog'
import type { KeyboardEvent, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { useReturnFocus } from '../../primitives/dialog/use-return-focus.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { useSwipe } from './use-swipe.ts'

export interface LightboxItem {
  id: string
  title: string
  picture: PictureData
}

export interface LightboxProps {
  items: readonly LightboxItem[]
  /** Which picture shows; null is closed. */
  index: number | null
  onIndexChange: (change: { index: number | null }) => void
  /** Under the picture: a link to its page, for example. */
  renderActions?: ((item: LightboxItem) => ReactNode) | undefined
  /** Where focus goes at closing, given the last picture shown; otherwise to what had it at opening. */
  returnFocusTo?: ((item: LightboxItem) => HTMLElement | null) | undefined
  className?: string | undefined
}

/** Pictures large, one at a time: arrow keys and swipes move, Esc closes. It stops at both ends. */
export function Lightbox({ items, index, onIndexChange, renderActions, returnFocusTo, className }: LightboxProps) {
  const labels = useLabels()
  const item = index === null ? undefined : items[index]
  const open = item !== undefined
  const returnFocus = useReturnFocus(open, () => (item && returnFocusTo ? returnFocusTo(item) : null))
  const move = (by: number) => {
    if (index !== null && items[index + by] !== undefined) onIndexChange({ index: index + by })
  }
  const swipe = useSwipe({ onLeft: () => move(1), onRight: () => move(-1) })
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onIndexChange({ index: null })}>
      <Radix.Portal>
        <Radix.Overlay className="layer-overlay fixed inset-0 animate-fade bg-scrim/97 scheme-dark" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onKeyDown={moveByKey}
          className={cn('layer-overlay fixed inset-0 flex animate-fade flex-col text-ink outline-none scheme-dark', className)}
        >
          {item !== undefined && index !== null && (
            <>
              <div className="flex items-center gap-4 px-3 py-2 md:px-5 md:py-3">
                <Radix.Title className="min-w-0 grow truncate text-base">{item.title}</Radix.Title>
                <span aria-live="polite" className="shrink-0 text-sm text-soft tabular-nums">
                  {labels.pictureOf(index + 1, items.length)}
                </span>
                <Radix.Close asChild>
                  <IconButton label={labels.close}>
                    <CloseIcon aria-hidden="true" />
                  </IconButton>
                </Radix.Close>
              </div>
              <div className="relative flex min-h-0 grow touch-pan-y items-center justify-center px-3 md:px-20" {...swipe}>
                <Picture
                  picture={item.picture}
                  eager
                  fit="contain"
                  sizes="100vw"
                  className="max-h-full max-w-full rounded-md bg-transparent select-none"
                  style={{ aspectRatio: `${item.picture.width} / ${item.picture.height}`, height: '100%' }}
                />
                <Turn label={labels.previousPicture} disabled={index === 0} onTurn={() => move(-1)} className="left-2 md:left-4">
                  <ChevronLeftIcon aria-hidden="true" />
                </Turn>
                <Turn
                  label={labels.nextPicture}
                  disabled={index === items.length - 1}
                  onTurn={() => move(1)}
                  className="right-2 md:right-4"
                >
                  <ChevronRightIcon aria-hidden="true" />
                </Turn>
              </div>
              <div className="flex min-h-16 items-center justify-center gap-3 px-4 py-3">{renderActions?.(item)}</div>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface TurnProps {
  label: string
  disabled: boolean
  onTurn: () => void
  className: string
  children: ReactNode
}

/** Stays focusable at an end (aria-disabled): a disabled button would drop the focus out of the viewer. */
function Turn({ label, disabled, onTurn, className, children }: TurnProps) {
  return (
    <IconButton
      variant="glass"
      label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onTurn()}
      className={cn('absolute top-1/2 -translate-y-1/2 aria-disabled:opacity-35', className)}
    >
      {children}
    </IconButton>
  )
}
