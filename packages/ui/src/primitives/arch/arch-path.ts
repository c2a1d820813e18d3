/** The window's box, in the path's own units. */
export const archWidth = 100
export const archHeight = 160

/** A Mughal cusped arch: each pier runs into the first of three foils a side, which bulge outward and meet in cusps; an ogee tip. */
export const archPath = [
  'M0 160 V79',
  'A36.7 36.7 0 0 1 8.5 55.5',
  'A15.5 15.5 0 0 1 19.5 37.5',
  'A16.5 16.5 0 0 1 35.5 23.5',
  'C41 20 47 12.5 50 0',
  'C53 12.5 59 20 64.5 23.5',
  'A16.5 16.5 0 0 1 80.5 37.5',
  'A15.5 15.5 0 0 1 91.5 55.5',
  'A36.7 36.7 0 0 1 100 79',
  'V160 Z',
].join(' ')
