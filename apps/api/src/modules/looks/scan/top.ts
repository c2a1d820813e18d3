/** The best of what is offered: at most `limit`. A heap, so that the worst of them, which the next has to beat, is known at once. */
export interface Top {
  /** No look with a lower dot product is among the best any more. */
  least(): number
  /** Of equal dot products, the lower id is better. */
  offer(id: number, dot: number): void
  /** Best first. */
  sorted(): { ids: Float64Array; dots: Int32Array }
}

/** Of the 32 bits that a dot product has. */
const LEAST = -0x8000_0000

export function createTop(limit: number): Top {
  const ids = new Float64Array(limit)
  const dots = new Int32Array(limit)
  let size = 0

  const idAt = (n: number): number => ids[n] ?? 0
  const dotAt = (n: number): number => dots[n] ?? LEAST
  const isWorse = (id: number, dot: number, n: number): boolean => dot < dotAt(n) || (dot === dotAt(n) && id > idAt(n))
  function put(n: number, id: number, dot: number): void {
    ids[n] = id
    dots[n] = dot
  }

  /** The worst is at 0, and no other is worse than what is at `(n - 1) >> 1`. */
  function rise(id: number, dot: number): void {
    let n = size
    size += 1
    while (n > 0) {
      const parent = (n - 1) >> 1
      if (!isWorse(id, dot, parent)) break
      put(n, idAt(parent), dotAt(parent))
      n = parent
    }
    put(n, id, dot)
  }

  function replaceWorst(id: number, dot: number): void {
    let n = 0
    for (;;) {
      const [left, right] = [2 * n + 1, 2 * n + 2]
      if (left >= size) break
      const worse = right < size && isWorse(idAt(right), dotAt(right), left) ? right : left
      if (isWorse(id, dot, worse)) break
      put(n, idAt(worse), dotAt(worse))
      n = worse
    }
    put(n, id, dot)
  }

  return {
    least: () => (size < limit ? LEAST : dotAt(0)),
    offer(id, dot) {
      if (size < limit) rise(id, dot)
      else if (limit > 0 && !isWorse(id, dot, 0)) replaceWorst(id, dot)
    },
    sorted() {
      const order = Array.from({ length: size }, (_, n) => n).toSorted((a, b) => dotAt(b) - dotAt(a) || idAt(a) - idAt(b))
      return { ids: Float64Array.from(order, idAt), dots: Int32Array.from(order, dotAt) }
    },
  }
}
