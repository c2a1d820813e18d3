/** The payment window's Content-Security-Policy: nothing inline, nothing foreign but the merchant's picture, framed by the shop alone. */
export function windowPolicy(frameAncestors: string[]): string {
  const shop = frameAncestors.join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${shop}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${shop}`,
  ]
    .map((directive) => directive.trim())
    .join('; ')
}
