/** The payment window's Content-Security-Policy. Only the merchant's picture may be external, and only the shop may embed the window. */
export function windowPolicy(frameAncestors: string[]): string {
  const shop = frameAncestors.join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: ${shop}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${shop}`,
  ]
    .map((directive) => directive.trim())
    .join('; ')
}
