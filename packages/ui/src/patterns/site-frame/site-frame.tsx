import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'

export interface SiteFrameProps extends ComponentProps<'div'> {
  /** A SiteHeader. */
  header: ReactNode
  /** Below the header, in one line: a word about the whole shop. */
  note?: ReactNode
  /** The id of the page's place, where 'Skip to content' leads. */
  contentId: string
  /** True while another page is on its way. */
  contentBusy?: boolean | undefined
  /** The page. */
  children: ReactNode
  /** A SiteFooter. */
  footer: ReactNode
  /** What lies over every page: toasts, dialogs. */
  overlays?: ReactNode
}

/** What is around every page. The footer stands below the first view, also of a short one: a page that comes late moves nothing that is seen. */
export function SiteFrame({
  header,
  note,
  contentId,
  contentBusy = false,
  footer,
  overlays,
  className,
  children,
  ...rest
}: SiteFrameProps) {
  const labels = useLabels()
  return (
    <div className={cn('flex flex-col', className)} {...rest}>
      {header}
      {note ? (
        <section aria-label={labels.shopNotice} className="bg-haldi-soft px-4 py-1.5 text-center text-sm text-balance text-ink">
          {note}
        </section>
      ) : null}
      {/* The header is at least as high as what is taken off. */}
      <main id={contentId} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] focus:outline-none" aria-busy={contentBusy}>
        {children}
      </main>
      {footer}
      {overlays}
    </div>
  )
}
