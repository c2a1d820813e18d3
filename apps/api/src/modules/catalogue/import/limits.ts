/** Files beyond these limits are refused. */
export interface Limits {
  /** Bytes of one file, and of all files of a bundle together. */
  fileBytes: number
  /** Width times height. */
  pixels: number
  /** Bytes of SVG text. */
  svgBytes: number
  /** Milliseconds for drawing one SVG. */
  svgTime: number
  /** Bytes of memory for the process that draws SVGs. */
  svgMemory: number
  /** Files and folders in one zip. */
  zipEntries: number
  /** Bytes of all files of a zip, unpacked. */
  zipBytes: number
  /** The unpacked size divided by the zip's size, checked above 10 MB. */
  zipRatio: number
}

export const LIMITS: Limits = {
  fileBytes: 500_000_000,
  pixels: 300_000_000,
  svgBytes: 20_000_000,
  svgTime: 20_000,
  svgMemory: 1_000_000_000,
  zipEntries: 2000,
  zipBytes: 2_000_000_000,
  zipRatio: 200,
}

/** `500 MB`, for messages. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`
