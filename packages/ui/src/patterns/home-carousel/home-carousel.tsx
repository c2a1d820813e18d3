import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { PauseIcon, PlayIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import type { PictureData } from '../../primitives/picture/picture.tsx'
import { SlideWindows } from './slide-windows.tsx'
import { useSlideShow, type SlideShow } from './use-slide-show.ts'

export interface HomeSlide {
  id: string
  title: ReactNode
  text: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** Three fill the windows; the middle one is the largest. */
  pictures: readonly PictureData[]
}

export interface HomeCarouselProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  label: string
  slides: readonly HomeSlide[]
  /** How long a slide stays, in milliseconds. */
  interval?: number | undefined
}

/** After the ARIA carousel pattern. Slides lie on one another, so the page below never moves; the first slide's title is the page's h1. */
export function HomeCarousel({ label, slides, interval = 7000, className, ...rest }: HomeCarouselProps) {
  const labels = useLabels()
  const slideShow = useSlideShow(slides.length, interval)
  return (
    <section
      aria-roledescription={labels.carousel}
      aria-label={label}
      className={cn('page-width relative py-8 lg:py-14', className)}
      onPointerEnter={() => slideShow.setHeld(true)}
      onPointerLeave={() => slideShow.setHeld(false)}
      onFocus={() => slideShow.setHeld(true)}
      onBlur={() => slideShow.setHeld(false)}
      {...rest}
    >
      <div className="grid" aria-live={slideShow.playing ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} index={index} count={slides.length} current={index === slideShow.current} />
        ))}
      </div>
      <SlideControls slides={slides} slideShow={slideShow} />
    </section>
  )
}

function Slide({ slide, index, count, current }: { slide: HomeSlide; index: number; count: number; current: boolean }) {
  const labels = useLabels()
  const Title = index === 0 ? 'h1' : 'h2'
  return (
    <div
      role="group"
      aria-roledescription={labels.slide}
      aria-label={labels.slideOf(index + 1, count)}
      inert={!current}
      data-current={current || undefined}
      className={cn(
        'col-start-1 row-start-1 grid items-center gap-8 transition-[opacity,visibility] duration-200 lg:grid-cols-[1fr_36rem] lg:gap-12',
        current ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      <div className="max-lg:self-start lg:pb-14">
        <Title className="text-4xl text-wrap lg:text-5xl">{slide.title}</Title>
        <p className="mt-4 max-w-xl text-base text-soft lg:text-lg">{slide.text}</p>
        {slide.actions ? <div className="mt-6 flex flex-wrap gap-3">{slide.actions}</div> : null}
      </div>
      <SlideWindows pictures={slide.pictures} eager={index === 0} />
    </div>
  )
}

function SlideControls({ slides, slideShow }: { slides: readonly HomeSlide[]; slideShow: SlideShow }) {
  const labels = useLabels()
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    slideShow.show(slideShow.current + by)
  }
  return (
    <div className="mt-4 flex items-center gap-1 max-lg:justify-center lg:absolute lg:bottom-14 lg:left-8" onKeyDown={step}>
      {slides.map((slide, index) => (
        <button
          key={slide.id}
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
          className="text-soft [&_svg]:size-4"
        >
          {slideShow.playing ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
        </IconButton>
      )}
    </div>
  )
}
