import * as Radix from '@radix-ui/react-dialog'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { useDirection } from '../../direction.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { lightboxLabels } from '../../labels/lightbox-labels.ts'
import { useReturnFocus } from '../../primitives/dialog/use-return-focus.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import type { LightboxItem, LightboxProps } from './lightbox-props.ts'
import { useSwipe } from './use-swipe.ts'
import { withLang } from '../../with-lang.tsx'

/** The viewer of a Lightbox, loaded when it is first opened. */
export function LightboxViewer({ items, index, onIndexChange, renderActions, returnFocusTo, className }: LightboxProps) {
  const labels = useLabels(lightboxLabels)
  const forward = useDirection() === 'rtl' ? -1 : 1
  const item = index === null ? undefined : items[index]
  const open = item !== undefined
  const lastShown = useRef<LightboxItem>(undefined)
  useEffect(() => {
    if (item !== undefined) lastShown.current = item
  }, [item])
  const returnFocus = useReturnFocus(open, () => (lastShown.current && returnFocusTo ? returnFocusTo(lastShown.current) : null))
  const isAlone = items.length === 1
  const goTo = (next: number) => {
    if (next !== index && items[next] !== undefined) onIndexChange({ index: next })
  }
  const move = (by: number) => {
    if (index !== null) goTo(index + by)
  }
  const swipe = useSwipe({ onLeft: () => move(forward), onRight: () => move(-forward) })
  const moveByKey = (event: KeyboardEvent) => {
    // With Alt or Ctrl the arrows are the browser's: back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const moves: Record<string, () => void> = {
      ArrowRight: () => move(forward),
      ArrowLeft: () => move(-forward),
      Home: () => goTo(0),
      End: () => goTo(items.length - 1),
    }
    const moveOfKey = moves[event.key]
    if (moveOfKey === undefined) return
    event.preventDefault()
    moveOfKey()
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onIndexChange({ index: null })}>
      <Radix.Portal>
        <Radix.Overlay className="layer-overlay fixed inset-0 animate-fade bg-scrim scheme-dark" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onKeyDown={moveByKey}
          className={cn('layer-overlay fixed inset-0 flex animate-fade flex-col text-ink outline-none scheme-dark', className)}
        >
          {item !== undefined && index !== null && (
            <>
              <div className="flex items-center gap-4 px-3 py-2 md:px-5 md:py-3">
                <Radix.Title className="min-w-0 grow truncate text-base">{withLang(item.title)}</Radix.Title>
                {!isAlone && (
                  <bdi aria-hidden="true" className="shrink-0 text-sm text-soft tabular-nums">
                    {labels.pictureOf(index + 1, items.length)}
                  </bdi>
                )}
                <span role="status" className="sr-only">
                  {isAlone ? item.title : `${item.title}, ${labels.pictureOf(index + 1, items.length)}`}
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
                {!isAlone && (
                  <>
                    <Turn label={labels.previousPicture} disabled={index === 0} onTurn={() => move(-1)} className="start-2 md:start-4">
                      <ChevronLeftIcon aria-hidden="true" className="rtl:-scale-x-100" />
                    </Turn>
                    <Turn
                      label={labels.nextPicture}
                      disabled={index === items.length - 1}
                      onTurn={() => move(1)}
                      className="end-2 md:end-4"
                    >
                      <ChevronRightIcon aria-hidden="true" className="rtl:-scale-x-100" />
                    </Turn>
                  </>
                )}
                {[items[index - 1], items[index + 1]].map(
                  (neighbour) => neighbour && <Ahead key={neighbour.id} picture={neighbour.picture} />,
                )}
              </div>
              <div className="flex min-h-5 items-center justify-center gap-3 px-4 not-empty:py-3">{renderActions?.(item)}</div>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Loads the neighbouring pictures invisibly, with the same choice of file as when shown. */
function Ahead({ picture }: { picture: PictureData }) {
  return (
    <picture hidden>
      {picture.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes="100vw" />
      ))}
      <img src={picture.src} srcSet={picture.srcSet} sizes="100vw" alt="" fetchPriority="low" decoding="async" />
    </picture>
  )
}

interface TurnProps {
  label: string
  disabled: boolean
  onTurn: () => void
  className: string
  children: ReactNode
}

/**
 * Stays focusable at an end (aria-disabled): a disabled button would drop the focus out of the viewer. In the middle by its margins: a button
 * that is pressed sets its own translate, and would jump away from under the pointer.
 */
function Turn({ label, disabled, onTurn, className, children }: TurnProps) {
  return (
    <IconButton
      variant="glass"
      label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onTurn()}
      className={cn('absolute inset-y-0 my-auto aria-disabled:opacity-35', className)}
    >
      {children}
    </IconButton>
  )
}
