const WIDTH = 9
const HEIGHT = 8

/**
 * A perceptual hash: for each of 64 places whether it is darker than the next one (N. Krawetz, "Kind of like that", 2013). Stays the same when a picture is made smaller,
 * lighter or compressed.
 * @param grey 9 x 8 bytes
 * @returns 16 hexadecimal digits
 */
export function differenceHash(grey: Uint8Array): string {
  let bits = 0n
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x + 1 < WIDTH; x += 1) {
      const at = y * WIDTH + x
      bits = (bits << 1n) | ((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1n : 0n)
    }
  return bits.toString(16).padStart(16, '0')
}

/** The pixels that it is made of. */
export const HASHED = { width: WIDTH, height: HEIGHT }
