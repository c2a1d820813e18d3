interface Pictured {
  _id: string
  /** Pixels. */
  width: number
  height: number
}

/** Deals items to slides, each once: to each slide a tall one first, where there is one, for its window, then `size - 1` others in their order. */
export function dealToSlides<T extends Pictured>(items: readonly T[], slides: number, size: number): T[][] {
  const each = [...new Map(items.map((item) => [item._id, item])).values()]
  const tall = each.filter(({ width, height }) => height > width)
  const windows = [...tall, ...each.filter((item) => !tall.includes(item))].slice(0, slides)
  const others = each.filter((item) => !windows.includes(item))
  return windows.map((first, index) => [first, ...others.slice(index * (size - 1), (index + 1) * (size - 1))])
}
