import { cx, type CxOptions } from 'class-variance-authority'
import { twMerge } from 'tailwind-merge'

/** Joins class lists; of two classes that set the same property the later one stays, so a caller's className wins. */
export function cn(...classes: CxOptions): string {
  return twMerge(cx(...classes))
}
