import sharp from 'sharp'
import { MARK } from '../pictures/brand-mark.ts'
import type { Decoded } from './decode.ts'

/** Pixels. */
const SIDE = 1200

/** The picture of a bundle without pictures: a parcel in a jharokha window. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 120 120">
  <rect width="120" height="120" fill="#faf6ef"/>
  <g transform="translate(30 103)">
    <path d="${MARK.arch}" fill="#fcefd2" stroke="#1e1a15" stroke-width="2.4" stroke-linejoin="round"/>
    <circle cx="30" cy="-58" r="6.5" fill="#bf3217"/>
    <path d="M11 -36 30 -44 49 -36 49 -14 30 -6 11 -14Z" fill="#f4b740" stroke="#1e1a15" stroke-width="1.8" stroke-linejoin="round"/>
    <path d="M11 -36 30 -28 49 -36M30 -28V-6" fill="none" stroke="#1e1a15" stroke-width="1.8" stroke-linejoin="round"/>
    <path d="M20.5 -40 39.5 -32V-25M20.5 -40" fill="none" stroke="#bf3217" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>
    <path d="M-4 0H64" stroke="#1e1a15" stroke-width="3" stroke-linecap="round"/>
  </g>
</svg>`

let decoded: Promise<Decoded> | null = null

/** The default picture of a bundle. */
export function zipPicture(): Promise<Decoded> {
  decoded ??= sharp(Buffer.from(SVG))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => ({ base: { data, width: info.width, height: info.height }, width: SIDE, height: SIDE }))
  return decoded
}
