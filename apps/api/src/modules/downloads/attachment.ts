/** The `Content-Disposition` header (RFC 6266) with the file name and an ASCII fallback. */
export function attachment(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  const ascii = (text: string) => text.replace(/[^A-Za-z0-9_-]+/g, '_').replace(/^_+|_+$/g, '')
  const stem = ascii(fileName.slice(0, dot))
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${stem === '' ? 'image' : stem}.${ascii(fileName.slice(dot + 1))}"; filename*=UTF-8''${encoded}`
}
