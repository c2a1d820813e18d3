/** Bytes that a browser holds at once to compute their hash. */
export const MAX_FILE = 2 * 1024 ** 3

/** SHA-256 in hexadecimal. Nothing leaves the device. */
export async function hashFile(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
