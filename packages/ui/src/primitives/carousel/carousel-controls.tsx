import type { KeyboardEvent } from 'react'
import { cn } from '../../cn.ts'
import { useDirection } from '../../direction.tsx'
import { PauseIcon, PlayIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { carouselLabels } from '../../labels/carousel-labels.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { SlideShow } from './use-slide-show.ts'

export interface CarouselControlsProps {
  /** From first to last. */
  slideIds: ReadonlyArray<string>
  /** From `useSlideShow`. */
  slideShow: SlideShow
  /** Position of the controls. */
  className?: string | undefined
}

/** One button per slide, and pause. Arrow keys change the slide. */
export function CarouselControls({ slideIds, slideShow, className }: CarouselControlsProps) {
  const labels = useLabels(carouselLabels)
  const direction = useDirection()
  const step = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const by = { [forward]: 1, [back]: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    slideShow.show(slideShow.current + by)
  }
  return (
    <div className={cn('mt-4 base:flex items-center gap-1 noscript:hidden', className)} onKeyDown={step}>
      {slideIds.map((id, index) => (
        <button
          key={id}
          type="button"
          aria-label={labels.showSlide(index + 1)}
          aria-current={index === slideShow.current}
          onClick={() => slideShow.show(index)}
          className="group flex h-11 items-center rounded-md px-1"
        >
          <span className="block h-1 w-4 rounded-full bg-edge transition-[width,background-color] duration-200 group-hover:bg-ink group-aria-[current=true]:w-8 group-aria-[current=true]:bg-ink" />
        </button>
      ))}
      {slideShow.canPlay && (
        <IconButton
          size="sm"
          label={slideShow.playing ? labels.pauseSlides : labels.playSlides}
          onClick={() => slideShow.setPlaying(!slideShow.playing)}
          className="text-soft motion-reduce:hidden [&_svg]:size-4"
        >
          {slideShow.playing ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
        </IconButton>
      )}
    </div>
  )
}
