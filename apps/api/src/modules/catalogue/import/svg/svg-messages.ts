/** What the importing process and the one that draws SVGs say to each other. */
/** Sent to be checked, and drawn when it has a `side`. */
export interface DrawRequest {
  svg: Uint8Array
  /** Pixels: the longest side to draw at; 0: it is only checked. */
  side: number
  /** Pixels: what the longest side counts as; an SVG has no pixels of its own. */
  countedSide: number
  /** Width times height that may be drawn. */
  pixels: number
}
export type DrawAnswer =
  | {
      /** 8-bit RGB, row by row. */
      data: Uint8Array
      /** Pixels. */
      width: number
      height: number
      countedWidth: number
      countedHeight: number
    }
  | { checked: true }
  | { problem: string }
