const UNITS = ['B', 'kB', 'MB', 'GB']

/** '812 B', '24 kB', '1.2 MB': in thousands, with a decimal below ten, as file managers show it. */
export function fileSize(bytes: number): string {
  let [size, unit] = [bytes, 0]
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1_000
    unit += 1
  }
  const rounded = size < 9.95 && unit > 0 ? Math.round(size * 10) / 10 : Math.round(size)
  return `${rounded} ${UNITS[unit]}`
}
