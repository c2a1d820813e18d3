import type { carouselLabels as english } from '../carousel-labels.ts'

export const carouselLabels: typeof english = {
  carousel: 'स्लाइड शो',
  slide: 'स्लाइड',
  slideOf: (position, count) => `${count} में से ${position}`,
  showSlide: (position) => `स्लाइड ${position} दिखाएँ`,
  pauseSlides: 'स्लाइडें रोकें',
  playSlides: 'स्लाइडें चलाएँ',
}
