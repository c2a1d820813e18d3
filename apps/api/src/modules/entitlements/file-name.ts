/** Characters, not bytes; well within the limits of file systems. */
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
