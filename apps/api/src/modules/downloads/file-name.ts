/** Characters, not bytes; what file systems take with room to spare. */
const LONGEST = 80

/** The name a file is saved under: the item's own, in any script; a bundle's is `image.zip` (CART-12). */
export function fileNameOf(item: { name: string; file_ext: string }): string {
  if (item.file_ext === 'zip') return 'image.zip'
  const stem = Array.from(
    item.name
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  )
    .slice(0, LONGEST)
    .join('')
  return `${stem === '' ? 'image' : stem}.${item.file_ext}`
}

/** `Content-Disposition` after RFC 6266: an ASCII name for old readers and the true one beside it. */
export function attachment(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  const ascii = (text: string) => text.replace(/[^A-Za-z0-9_-]+/g, '_').replace(/^_+|_+$/g, '')
  const stem = ascii(fileName.slice(0, dot))
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${stem === '' ? 'image' : stem}.${ascii(fileName.slice(dot + 1))}"; filename*=UTF-8''${encoded}`
}
