/** As the kit's `page-width` has it: at most so wide, with margins, which are wider from 768 px on. All in pixels. */
const PAGE = { most: 1320, margins: 32, wideFrom: 768, wideMargins: 64 }
/** From 991 px the filters stand beside a list: their column, and the gap. */
const FILTERS = { from: 991, width: 240, gap: 40 }

/** How wide the gallery of a list is going to be, in pixels; the gallery measures all the same. */
export function galleryWidth(screen: number = document.documentElement.clientWidth): number {
  const page = Math.min(PAGE.most, screen) - (screen < PAGE.wideFrom ? PAGE.margins : PAGE.wideMargins)
  return screen < FILTERS.from ? page : page - FILTERS.width - FILTERS.gap
}
