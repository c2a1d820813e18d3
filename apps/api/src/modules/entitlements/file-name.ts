/** Characters. Well within the limits of file systems, even in UTF-8. */
const MAX_LENGTH = 80

/** The file name of a download: the item's name, in any script; `image.zip` for a bundle (CART-12). */
export function fileNameOf(item: { name: string; file_ext: string }): string {
  return item.file_ext === 'zip' ? 'image.zip' : `${fileStemOf(item.name)}.${item.file_ext}`
}

/** A name as a part of a file's name, without extension. */
export function fileStemOf(name: string): string {
  const stem = Array.from(
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  )
    .slice(0, MAX_LENGTH)
    .join('')
  return stem === '' ? 'image' : stem
}
