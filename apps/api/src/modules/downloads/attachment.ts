/** `Content-Disposition` after RFC 6266: an ASCII name for old readers and the true one beside it. */
export function attachment(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  const ascii = (text: string) => text.replace(/[^A-Za-z0-9_-]+/g, '_').replace(/^_+|_+$/g, '')
  const stem = ascii(fileName.slice(0, dot))
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${stem === '' ? 'image' : stem}.${ascii(fileName.slice(dot + 1))}"; filename*=UTF-8''${encoded}`
}
