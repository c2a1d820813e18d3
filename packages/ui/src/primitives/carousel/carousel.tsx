import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { carouselLabels } from '../../labels/carousel-labels.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { useSlideShow } from './use-slide-show.ts'

export interface CarouselSlide {
  /** Unique among the slides. */
  id: string
  /** The slide; it is inert while another one shows. */
  content: ReactNode
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** Names the carousel. */
  label: string
  /** From first to last. */
  slides: ReadonlyArray<CarouselSlide>
  /** How long a slide stays, in milliseconds. */
  interval?: number | undefined
  /** Position of the controls; below the slides by default. */
  controlsClassName?: string | undefined
}

/**
 * After the ARIA carousel pattern. Slides lie on one another, so what stands below never moves. A pointer or focus inside holds it still,
 * it can be paused, and under reduced motion it never moves by itself.
 */
export function Carousel({ label, slides, interval = 7000, controlsClassName, className, ...rest }: CarouselProps) {
  const labels = useLabels(carouselLabels)
  const slideShow = useSlideShow(slides.length, interval)
  return (
    <section
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={cn('relative', className)}
      onPointerEnter={() => slideShow.setHeld(true)}
      onPointerLeave={() => slideShow.setHeld(false)}
      onFocus={() => slideShow.setHeld(true)}
      onBlur={() => slideShow.setHeld(false)}
      {...rest}
    >
      <div className="grid" aria-live={slideShow.playing ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.slideOf(index + 1, slides.length)}
            inert={index !== slideShow.current}
            data-current={index === slideShow.current || undefined}
            className={cn(
              'col-start-1 row-start-1 grid min-w-0 transition-[opacity,visibility] duration-200',
              index === slideShow.current ? 'opacity-100' : 'invisible opacity-0',
            )}
          >
            {slide.content}
          </div>
        ))}
      </div>
      <CarouselControls slideIds={slides.map((slide) => slide.id)} slideShow={slideShow} className={controlsClassName} />
    </section>
  )
}
