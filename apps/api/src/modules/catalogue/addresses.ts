const PICTURES = '/media/'

/** The address of an item's public picture. A bundle's ends in `.zip`, because the storefront recognises bundles by the extension (GAL-04). */
export const itemAddress = (item: { public_id: string; file_ext: string }): string =>
  `${PICTURES}${item.public_id}.${item.file_ext === 'zip' ? 'zip' : 'jpg'}`

/** The address of a thumbnail, banner or seller's portrait. Accepts the query options `format` and `compress`. */
export const pictureAddress = (publicId: string): string => `${PICTURES}${publicId}.jpg`

/** The route of `pictureAddress`; `pictureIdOf` parses its `:name`. */
export const PICTURE_ROUTE = `${PICTURES}:name`

/** The id in the file name of a picture; null for any other name. */
export const pictureIdOf = (name: string): string | null => /^([A-Za-z0-9]{1,64})\.jpg$/.exec(name)?.[1] ?? null

/** The id in a public address, given as a path or with this shop's origin; null for any other text. */
export function idOfAddress(text: string, origin: string): string | null {
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return path.startsWith(PICTURES) ? (/^([A-Za-z0-9]{1,64})\.(?:jpg|zip)$/.exec(path.slice(PICTURES.length))?.[1] ?? null) : null
}
