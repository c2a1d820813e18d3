/** Public addresses. Ids are ours and URL-safe; nothing else goes into them. */

const PICTURES = '/media/'

/** Address of an item's public picture. A bundle's ends in `.zip`, as the storefront tells kinds of files by the extension (GAL-04). */
export const itemAddress = (item: { public_id: string; file_ext: string }): string =>
  `${PICTURES}${item.public_id}.${item.file_ext === 'zip' ? 'zip' : 'jpg'}`

/** Address of a picture that always is one: an item's thumbnail, a banner, a seller's portrait. Takes `format` and `compress`. */
export const pictureAddress = (publicId: string): string => `${PICTURES}${publicId}.jpg`

/** Those addresses as a route; `pictureIdOf` reads the id out of `:name`. */
export const PICTURE_ROUTE = `${PICTURES}:name`

/** The id in the file name of a picture; null for any other name. */
export const pictureIdOf = (name: string): string | null => /^([A-Za-z0-9]{1,64})\.jpg$/.exec(name)?.[1] ?? null

/** The id in one of our public addresses, given as a path or with this shop's origin; null for any other text. */
export function idOfAddress(text: string, origin: string): string | null {
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return path.startsWith(PICTURES) ? (/^([A-Za-z0-9]{1,64})\.(?:jpg|zip)$/.exec(path.slice(PICTURES.length))?.[1] ?? null) : null
}
