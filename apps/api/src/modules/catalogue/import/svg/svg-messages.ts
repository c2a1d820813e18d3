/** A request from the importing process to the one that draws SVGs. */
export interface DrawRequest {
  svg: Uint8Array
  /** The longest side of the drawing, in pixels; 0 to only check the SVG. */
  side: number
  /** The longest side of the nominal size, in pixels: an SVG has no size in pixels. */
  countedSide: number
  /** The limit of width times height. */
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
