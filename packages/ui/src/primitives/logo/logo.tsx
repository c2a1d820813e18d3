import type { ComponentProps } from 'react'
import { useBrand } from '../../brand.tsx'
import { cn } from '../../cn.ts'
import { chitraInDevanagari } from './chitra-in-devanagari.ts'

export type LogoMarkProps = ComponentProps<'svg'>

/** The mark: a jharokha with the sun in it. At 32 px two foils a side are as many as the eye can tell apart. */
export function LogoMark({ className, ...rest }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 28 36" fill="none" aria-hidden="true" className={cn('base:h-9 base:w-7 shrink-0', className)} {...rest}>
      <path
        d="M3.5 33.5 V17.5 A5.2 5.2 0 0 1 5.4 11.6 A6.2 6.2 0 0 1 10.3 7.2 C12 6.2 13.3 4.6 14 2 C14.7 4.6 16 6.2 17.7 7.2 A6.2 6.2 0 0 1 22.6 11.6 A5.2 5.2 0 0 1 24.5 17.5 V33.5"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M1.5 33.8 H26.5" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="14" cy="20" r="4.6" className="fill-kumkum" />
    </svg>
  )
}

export interface LogoProps extends ComponentProps<'span'> {
  /** Without the name in Devanagari, where room is short. */
  compact?: boolean | undefined
}

/** Mark and name of the shop. Inside a link it is also the link's text. */
export function Logo({ compact = false, className, ...rest }: LogoProps) {
  const { name, mark } = useBrand()
  return (
    <span className={cn('inline-flex items-center gap-2.5 text-ink', className)} {...rest}>
      {mark === null ? <LogoMark /> : <img src={mark} alt="" className="size-9 shrink-0 object-contain" />}
      <span className="text-[1.6rem] leading-none font-bold tracking-tight">{name}</span>
      {!compact && name === 'Chitra' && (
        // Drawn as outlines: four letters are not worth the 94 kB of a Devanagari font on every page.
        <svg viewBox={chitraInDevanagari.viewBox} fill="currentColor" aria-hidden="true" className="h-[1.2rem] w-auto text-soft">
          <path d={chitraInDevanagari.path} />
        </svg>
      )}
    </span>
  )
}
