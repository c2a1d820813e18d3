import type { Kind } from './kinds.ts'

/** How many bytes of a file `sniff` needs. */
export const SNIFF_BYTES = 4096

const latin1 = (bytes: Uint8Array, start: number, end: number): string => Buffer.from(bytes.subarray(start, end)).toString('latin1')

/** The kind of a file by its first bytes, regardless of its name; null if it is not supported. */
export function sniff(head: Uint8Array): Kind | null {
  const starts = (text: string, at = 0): boolean => latin1(head, at, at + text.length) === text
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('GIF87a') || starts('GIF89a')) return 'gif'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('II*\0') || starts('MM\0*') || starts('II+\0') || starts('MM\0+')) return 'tiff'
  if (starts('PK\x03\x04') || starts('PK\x05\x06')) return 'zip'
  if (starts('ftyp', 4)) return brands(head).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null
  return isSvg(head) ? 'svg' : null
}

/** The name of a common kind of file that is not supported; null if unknown. */
export function nameOfUnsupported(head: Uint8Array): string | null {
  if (head.length === 0) return 'an empty file'
  const text = latin1(head, 0, 16)
  if (text.startsWith('ftyp', 4) && brands(head).some((brand) => /^(hei|hev|mif1|msf1)/.test(brand))) return 'a HEIC picture'
  if (text.startsWith('\xff\x0a') || text.startsWith('\0\0\0\x0cJXL ')) return 'a JPEG XL picture'
  if (text.startsWith('%PDF')) return 'a PDF'
  if (text.startsWith('8BPS')) return 'a Photoshop file'
  if (text.startsWith('BM')) return 'a BMP picture'
  if (text.startsWith('\x1f\x8b')) return 'a gzip file'
  if (text.startsWith('Rar!') || text.startsWith("7z\xbc\xaf'\x1c")) return 'an archive other than zip'
  return null
}

/** The brands of an ISO media file (ISO/IEC 14496-12, 4.3): the major one and the compatible ones. */
function brands(head: Uint8Array): string[] {
  const size = Math.min(new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0), head.length)
  const found = [latin1(head, 8, 12)]
  for (let at = 16; at + 4 <= size; at += 4) found.push(latin1(head, at, at + 4))
  return found
}

/** Whether the first element is `svg`, preceded by at most a byte order mark, white space, comments, processing instructions and a doctype. */
function isSvg(head: Uint8Array): boolean {
  let rest = Buffer.from(head)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  for (;;) {
    const skipped = rest.replace(/^\s+/, '').replace(/^(?:<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)/, '')
    if (skipped === rest) break
    rest = skipped
  }
  return /^<(?:[\w.-]+:)?svg[\s/>]/.test(rest) || (/^<!(?:--|DOCTYPE\s+svg)/.test(rest) && /<(?:[\w.-]+:)?svg[\s/>]/.test(rest))
}
