import { cx, type CxOptions } from 'class-variance-authority'
import { mergeClasses } from './merge-classes.ts'

/**
 * Joins class lists; of two classes that set the same property the later one stays, so a caller's className wins. A list alone comes back as it is: most
 * parts are drawn without a caller's className, and the tables for merging take longer to build than a page's first parts to draw.
 */
export function cn(...classes: CxOptions): string {
  const [first, ...others] = classes.filter(Boolean)
  return others.length === 0 && typeof first === 'string' ? first : mergeClasses(cx(...classes))
}
