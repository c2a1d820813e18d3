import { n } from './path.ts'

/** A gradient stop: offset (0 to 1), colour and opacity (1 by default). */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A drawing being composed of definitions and marks, from bottom to top. Units are pixels at full size. */
export class Scene {
  readonly width: number
  readonly height: number
  readonly #defs: string[] = []
  readonly #body: string[] = []

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  add(...marks: string[]): void {
    this.#body.push(...marks)
  }

  /** Adds a definition and returns its id. */
  define(make: (id: string) => string): string {
    const id = `g${this.#defs.length}`
    this.#defs.push('')
    this.#defs[this.#defs.length - 1] = make(id)
    return id
  }

  /** A linear gradient between two points of the drawing, as a paint. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopMarks(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }

  /** A radial gradient around a point of the drawing, as a paint. */
  radial(cx: number, cy: number, radius: number, stops: readonly Stop[]): string {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}">${stopMarks(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }

  /** A radial gradient relative to the filled shape; centre and radius are shares of its box. */
  roundIn(stops: readonly Stop[], cx = 0.5, cy = 0.5, radius = 0.5): string {
    const id = this.define(
      (name) => `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${radius}">${stopMarks(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }

  /** A linear gradient relative to the filled shape, by default from top to bottom. */
  alongIn(stops: readonly Stop[], x2 = 0, y2 = 1): string {
    const id = this.define(
      (name) => `<linearGradient id="${name}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopMarks(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }

  clip(path: string): string {
    return `url(#${this.define((name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`)})`
  }

  /** Covers the whole drawing with a paint. */
  wash(paint: string, opacity = 1): void {
    this.add(`<rect width="${this.width}" height="${this.height}" fill="${paint}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`)
  }

  /** Light around a point, fading out at `radius`. */
  glow(cx: number, cy: number, radius: number, colour: string, opacity = 1): void {
    const paint = this.radial(cx, cy, radius, [
      [0, colour, opacity],
      [0.2, colour, opacity * 0.62],
      [0.5, colour, opacity * 0.2],
      [0.78, colour, opacity * 0.04],
      [1, colour, 0],
    ])
    this.add(`<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="${paint}"/>`)
  }

  /** Darkens the corners. */
  vignette(colour: string, opacity: number): void {
    const radius = Math.hypot(this.width, this.height) / 2
    this.wash(
      this.radial(this.width / 2, this.height * 0.48, radius, [
        [0, colour, 0],
        [0.55, colour, 0],
        [1, colour, opacity],
      ]),
    )
  }

  /** The SVG document; `scale` changes its size, not its coordinates. */
  toSvg(scale = 1): string {
    const [width, height] = [Math.round(this.width * scale), Math.round(this.height * scale)]
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${this.#defs.join('')}</defs>${this.#body.join('')}</svg>`
  }
}

function stopMarks(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`,
    )
    .join('')
}

/**
 * Replaces `opacity` by the opacity of the element's only paint, which looks the same: librsvg draws an element with `opacity` on a separate surface,
 * which is slow for thousands of marks.
 */
const cheap = (more: string, paint: 'fill' | 'stroke'): string =>
  more === '' ? '' : ` ${more.replace(/(^|\s)opacity=/, `$1${paint}-opacity=`)}`

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${cheap(more, 'fill')}/>`
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${cheap(more, 'stroke')}/>`
export const dot = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${cheap(more, 'fill')}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${cheap(more, 'fill')}/>`
export const group = (marks: readonly string[] | string, attributes: string): string =>
  `<g ${attributes}>${typeof marks === 'string' ? marks : marks.join('')}</g>`
