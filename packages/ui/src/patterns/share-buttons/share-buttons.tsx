import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CheckIcon, LinkIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { itemLabels } from '../../labels/item-labels.ts'
import { ExternalLink } from '../../link.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { shareGlyphs, shareNetworks, type ShareNetwork } from './share-glyphs.tsx'

export interface ShareButtonsProps extends Omit<ComponentProps<'div'>, 'title' | 'onCopy' | 'children'> {
  /** The page's full address, with scheme and host. */
  url: string
  /** The text that networks show with the address. */
  title: string
  /** Called when the copy button is pressed; without it there is no such button. The caller writes to the clipboard. */
  onCopyLink?: ((copy: { url: string }) => void) | undefined
  /** While true, shows that the address was copied. */
  copied?: boolean | undefined
}

const names: Record<ShareNetwork, string> = { facebook: 'Facebook', twitter: 'Twitter', pinterest: 'Pinterest', whatsapp: 'WhatsApp' }

/** Each network's sharing address. */
export function shareAddress(network: ShareNetwork, url: string, title: string): string {
  const page = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  const addresses: Record<ShareNetwork, string> = {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}&quote=${text}`,
    twitter: `https://twitter.com/intent/tweet?url=${page}&text=${text}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?url=${page}&description=${text}`,
    whatsapp: `https://api.whatsapp.com/send?text=${text}%20${page}`,
  }
  return addresses[network]
}

/** A page shared on four networks, each in a new tab, or its address copied. */
export function ShareButtons({ url, title, onCopyLink, copied = false, className, ...rest }: ShareButtonsProps) {
  const labels = useLabels(itemLabels)
  return (
    <div role="group" aria-label={labels.share} className={cn('flex flex-wrap items-center gap-2', className)} {...rest}>
      <span aria-hidden="true" className="me-1 text-sm text-soft">
        {labels.share}
      </span>
      {shareNetworks.map((network) => (
        <IconButton key={network} asChild variant="outline" label={labels.shareOn(names[network])}>
          <ExternalLink href={shareAddress(network, url, title)}>
            <Glyph>{shareGlyphs[network]}</Glyph>
          </ExternalLink>
        </IconButton>
      ))}
      {onCopyLink !== undefined && (
        <IconButton variant="outline" label={copied ? labels.linkCopied : labels.copyLink} onClick={() => onCopyLink({ url })}>
          {copied ? <CheckIcon aria-hidden="true" className="text-leaf" /> : <LinkIcon aria-hidden="true" />}
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {copied && labels.linkCopied}
      </span>
    </div>
  )
}

function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
