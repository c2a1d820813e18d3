import { cn } from '../../cn.ts'

interface ColourDotProps {
  /** `#rrggbb` */
  colour: string
  /** Its size. */
  className?: string
}

/** A round patch of a colour. Drawn, because a policy against inline styles does not allow it as a style of the server's page. */
export function ColourDot({ colour, className }: ColourDotProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={cn('shrink-0', className)}>
      <circle cx="12" cy="12" r="11" fill={colour} className="stroke-edge" />
    </svg>
  )
}
