export interface ShownPage {
  key: string
  /** null where pages are left out. */
  page: number | null
}

/** First, last, the current page and its neighbours; a gap of one page is shown as that page, since dots would take its room. */
export function pagesToShow(page: number, pageCount: number): ShownPage[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((candidate) => candidate >= 1 && candidate <= pageCount)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  const shown: ShownPage[] = []
  let previous = 0
  for (const current of pages) {
    if (current - previous === 2) shown.push({ key: `${current - 1}`, page: current - 1 })
    if (current - previous > 2) shown.push({ key: `gap-${current}`, page: null })
    shown.push({ key: `${current}`, page: current })
    previous = current
  }
  return shown
}
