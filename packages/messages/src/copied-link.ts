/** What is said when an address is put on the clipboard. */
export const link = {
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Copy it from the address bar',
} as const
