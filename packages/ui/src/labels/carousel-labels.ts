/** Labels of a carousel. */
export const carouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (position: number, count: number) => `${position} of ${count}`,
  showSlide: (position: number) => `Show slide ${position}`,
  pauseSlides: 'Pause the slides',
  playSlides: 'Play the slides',
}
