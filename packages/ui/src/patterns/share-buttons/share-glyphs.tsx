import type { ReactNode } from 'react'

export const shareNetworks = ['facebook', 'twitter', 'pinterest', 'whatsapp'] as const
export type ShareNetwork = (typeof shareNetworks)[number]

/** Our own plain drawings of a letter or a telephone, not the networks' marks. */
export const shareGlyphs: Record<ShareNetwork, ReactNode> = {
  facebook: <path d="M15.5 4.5h-2a3.5 3.5 0 0 0-3.5 3.5v12M7 12h7.5" />,
  twitter: <path d="M5 4.5h3l11 15h-3zM18.5 4.5 5.5 19.5" />,
  pinterest: <path d="M8.2 13.6A5.6 5.6 0 1 1 13 15.4c-1 0-1.9-.5-2.3-1.2M12 8.5 9 20.5" />,
  whatsapp: (
    <>
      <path d="M4.2 19.8l1.2-4a8 8 0 1 1 3 2.9z" />
      <path d="M9.3 8.6c-.9 2.6 3.4 6.9 6 6l.5-1.7-2-.9-.9.9a4.5 4.5 0 0 1-2-2l.9-.9-.9-2z" />
    </>
  ),
}
