import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { withLang } from '../../with-lang.tsx'

export interface BundleContentsProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** What opens the list: '12 files in this bundle'. */
  summary: string
  /** The names of the files, each once; a long list scrolls within itself. */
  names: ReadonlyArray<string>
}

/** The files of a bundle, listed when asked for. Nothing where there are none. */
export function BundleContents({ summary, names, className, ...rest }: BundleContentsProps) {
  if (names.length === 0) return null
  return (
    <details className={cn('text-sm', className)} {...rest}>
      <summary className="cursor-pointer py-1.5 font-semibold">{summary}</summary>
      <ul className="mt-1 max-h-56 overflow-y-auto text-soft">
        {names.map((name) => (
          <li key={name} className="py-0.5 break-all">
            {withLang(name)}
          </li>
        ))}
      </ul>
    </details>
  )
}
