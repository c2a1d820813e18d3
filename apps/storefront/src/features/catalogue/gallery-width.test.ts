import { expect, it } from 'vitest'
import { galleryWidth } from './gallery-width.ts'

// The widths at 390 and 1280 px are those that e2e/search.test.ts measures.
it.each([
  [390, 358],
  [768, 704],
  [1280, 936],
  [1920, 976],
])('is as wide as the page leaves it: %i px screen, %i px', (screen, gallery) => expect(galleryWidth(screen)).toBe(gallery))
