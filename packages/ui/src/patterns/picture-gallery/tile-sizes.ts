/**
 * How wide a tile is in a ListingLayout, as `sizes` of its picture: the gallery's columns (masonry-style.ts) in what the page's width leaves beside the filters. It
 * need not be exact to the pixel: there are files of 328, 400 and 800 pixels. A phone with three pixels to a dot is told a third less: its file has two pixels to a dot or more, beyond which nobody
 * sees a difference, and a third of the bytes.
 */
export const tileSizes = [
  '(min-width: 1320px) 232px',
  '(min-width: 1164px) calc(25vw - 98px)',
  '(min-width: 991px) calc(33.3vw - 125px)',
  '(min-width: 884px) calc(25vw - 28px)',
  '(min-width: 768px) calc(33.3vw - 32px)',
  '(min-width: 572px) calc(33.3vw - 21px)',
  '(min-resolution: 2.5dppx) calc(33.3vw - 14px)',
  'calc(50vw - 21px)',
].join(', ')
