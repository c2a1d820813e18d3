import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CircleCheckIcon, InfoIcon, LicenceIcon, WarningIcon } from '../../icons.ts'
import { Link } from '../../link.tsx'

export type NoticeTone = 'note' | 'info' | 'success' | 'error'
export const noticeTones = ['note', 'info', 'success', 'error'] as const satisfies ReadonlyArray<NoticeTone>

const noticeClasses = cva(
  'flex items-start gap-3 rounded-lg px-4 py-3 text-sm text-ink [&_a]:font-semibold [&_a]:text-neel [&_a]:underline',
  {
    variants: {
      tone: {
        note: 'bg-haldi-soft',
        info: 'border bg-surface',
        success: 'bg-leaf-soft',
        error: 'bg-kumkum-soft',
      } satisfies Record<NoticeTone, string>,
    },
  },
)

const icons: Record<NoticeTone, ReactNode> = {
  note: <LicenceIcon />,
  info: <InfoIcon />,
  success: <CircleCheckIcon />,
  error: <WarningIcon />,
}

export interface NoticeProps extends ComponentProps<'div'> {
  /** Sets background and icon; `error` is also announced. */
  tone?: NoticeTone | undefined
  /** Behind the text: where to read more, or whom to write to. It wraps as a whole before it wraps within. */
  link?: { href: string; label: string } | undefined
}

/** A permanent message in the page. An error is announced at once, others are read in place. */
export function Notice({ tone = 'note', link, className, children, ...rest }: NoticeProps) {
  return (
    <div role={tone === 'error' ? 'alert' : undefined} data-tone={tone} className={cn(noticeClasses({ tone }), className)} {...rest}>
      <span aria-hidden="true" className="mt-0.5 [&_svg]:size-[1.125rem]">
        {icons[tone]}
      </span>
      <div className="min-w-0">
        {children}
        {link === undefined ? null : (
          <>
            {' '}
            <Link href={link.href} className="inline-block wrap-anywhere">
              {link.label}
            </Link>
          </>
        )}
      </div>
    </div>
  )
}
