import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { withLang } from '../../with-lang.tsx'

export interface BundleFile {
  name: string
  /** Formatted: '24 kB'. */
  size: string
}

export interface BundleContentsProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** What opens the list: '12 files in this bundle'. */
  summary: string
  /** The files, each name once; a long list scrolls within itself. */
  files: ReadonlyArray<BundleFile>
}

/** The files of a bundle with their sizes, listed when asked for. Nothing where there are none. */
export function BundleContents({ summary, files, className, ...rest }: BundleContentsProps) {
  if (files.length === 0) return null
  return (
    <details className={cn('text-sm', className)} {...rest}>
      <summary className="cursor-pointer py-1.5 font-semibold">{summary}</summary>
      <ul className="mt-1 max-h-56 overflow-y-auto text-soft">
        {files.map(({ name, size }) => (
          <li key={name} className="flex justify-between gap-4 py-0.5">
            <span className="min-w-0 break-all">{withLang(name)}</span>
            <span className="shrink-0 whitespace-nowrap tabular-nums">{size}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
