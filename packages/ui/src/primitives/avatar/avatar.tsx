import { useState, type ComponentProps } from 'react'
import { cn } from '../../cn.ts'

export interface AvatarProps extends ComponentProps<'span'> {
  /** Whose it is; the first letter stands in for a missing picture. */
  name: string
  /** The address of a square picture; the letter returns where it fails to load. */
  src?: string | undefined
}

/** A face, or a letter for it. Decorative: the name is always written beside it. Size it by className. */
export function Avatar({ name, src, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState('')
  const initial = firstLetter(name)
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-full bg-haldi-soft text-base font-bold text-ink',
        className,
      )}
      {...rest}
    >
      {src !== undefined && src !== '' && failed !== src ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailed(src)} />
      ) : (
        initial.toUpperCase()
      )}
    </span>
  )
}

/** As a reader counts letters: मी is one, though it is two characters. */
function firstLetter(name: string): string {
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) return segment
  return ''
}
