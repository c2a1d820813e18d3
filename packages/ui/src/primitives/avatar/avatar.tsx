import { useCallback, useState, type ComponentProps } from 'react'
import { cn } from '../../cn.ts'

export interface AvatarProps extends ComponentProps<'span'> {
  /** The person's name; its first letter replaces a missing picture. */
  name: string
  /** The address of a square picture; the letter returns where it fails to load. */
  src?: string | undefined
}

/** A face, or a letter for it. Decorative: the name is always written beside it. Size it by className. */
export function Avatar({ name, src, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState('')
  const initial = firstLetter(name)
  // It may have failed before React listens.
  const noticeFailed = useCallback(
    (image: HTMLImageElement | null) => {
      if (src !== undefined && image?.complete && image.naturalWidth === 0) setFailed(src)
    },
    [src],
  )
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex base:size-11 shrink-0 items-center justify-center overflow-hidden rounded-full bg-haldi-soft base:text-base font-bold text-ink',
        className,
      )}
      {...rest}
    >
      {src !== undefined && src !== '' && failed !== src ? (
        <img src={src} alt="" className="size-full object-cover" ref={noticeFailed} onError={() => setFailed(src)} />
      ) : (
        initial.toUpperCase()
      )}
    </span>
  )
}

/** The first grapheme: मी is one letter of two code points. */
function firstLetter(name: string): string {
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) return segment
  return ''
}
