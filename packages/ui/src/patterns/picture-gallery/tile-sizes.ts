/**
 * How wide a tile is in a ListingLayout, as `sizes` of its picture: the gallery's columns (masonry-style.ts) in what the page's width leaves beside the filters. It
 * need not be exact to the pixel: there are files of 328, 400 and 800 pixels. A phone with two pixels to a dot is told a tenth less, one with three pixels a third less, so that neither asks for the next
 * wider file for the sake of a few pixels: theirs have 1.8 and more than two pixels to a dot, beyond which hardly anybody sees a difference, and two thirds or a third of the bytes.
 */
export const tileSizes = [
  '(min-width: 1320px) 232px',
  '(min-width: 1164px) calc(25vw - 98px)',
  '(min-width: 991px) calc(33.3vw - 125px)',
  '(min-width: 884px) calc(25vw - 28px)',
  '(min-width: 768px) calc(33.3vw - 32px)',
  '(min-width: 572px) calc(33.3vw - 21px)',
  '(min-resolution: 2.5dppx) calc(33.3vw - 14px)',
  '(min-resolution: 2dppx) calc(44vw - 21px)',
  'calc(50vw - 21px)',
].join(', ')
