import type { ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Carousel, type CarouselProps } from '../../primitives/carousel/carousel.tsx'
import { SlidePictures, type SlidePicture } from './slide-pictures.tsx'

export type { SlidePicture }

export interface HomeSlide {
  /** Its key among the slides. */
  id: string
  /** The slide's heading, or its beginning. */
  title: ReactNode
  /** The heading goes on in the shop's red. */
  accent?: ReactNode
  /** The end of the heading, which stays in one line with the accent where there is room. */
  ending?: ReactNode
  /** Below the title. */
  text: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** Six fill it: first the tall window in the middle, then those before and after it, then the lower row. */
  pictures: ReadonlyArray<SlidePicture>
}

export interface HomeCarouselProps extends Omit<CarouselProps, 'slides' | 'controlsClassName'> {
  /** From first to last. */
  slides: ReadonlyArray<HomeSlide>
}

/** The shop's welcome: words, and pictures around a window. The first slide's title is the page's h1. */
export function HomeCarousel({ slides, className, ...rest }: HomeCarouselProps) {
  return (
    <Carousel
      slides={slides.map((slide, index) => ({ id: slide.id, content: <Slide slide={slide} first={index === 0} /> }))}
      controlsClassName={slides.length > 1 ? 'max-lg:justify-center lg:absolute lg:start-7 lg:bottom-14' : 'hidden'}
      className={cn('page-width py-8 lg:py-14', className)}
      {...rest}
    />
  )
}

function Slide({ slide, first }: { slide: HomeSlide; first: boolean }) {
  const Title = first ? 'h1' : 'h2'
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[minmax(320px,1fr)_minmax(0,576px)] lg:gap-12">
      <div className="max-lg:self-start lg:pb-16">
        {/* Firefox does not know `pretty` yet, and would balance the heading in its place. */}
        <Title className="text-4xl text-wrap wrap-anywhere supports-[text-wrap:pretty]:text-pretty xl:text-5xl">
          {slide.title}
          {slide.accent ? (
            <>
              {' '}
              <span className="inline-block">
                <span className="text-kumkum">{slide.accent}</span> {slide.ending}
              </span>
            </>
          ) : null}
        </Title>
        <p className="mt-4 max-w-xl text-base text-soft lg:text-lg">{slide.text}</p>
        {slide.actions ? <div className="mt-6 flex flex-wrap gap-3 max-md:*:w-full">{slide.actions}</div> : null}
      </div>
      <SlidePictures pictures={slide.pictures} eager={first} />
    </div>
  )
}
