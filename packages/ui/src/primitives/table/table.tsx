import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'

// When CSS turns a table into cards, browsers drop its semantics. Explicit roles keep them.

export interface TableProps extends ComponentProps<'table'> {
  /** Names the table. */
  caption: ReactNode
  /** The caption stays for screen readers only. */
  captionHidden?: boolean | undefined
}

/** A table of data. Its parts are `TableHead`, `TableBody`, `TableRow`, `TableColumn` and `TableCell`. */
export function Table({ caption, captionHidden = false, className, children, ...rest }: TableProps) {
  return (
    <table role="table" className={cn('w-full border-collapse text-start text-sm', className)} {...rest}>
      <caption className={captionHidden ? 'sr-only' : 'pb-3 text-start text-base font-semibold'}>{caption}</caption>
      {children}
    </table>
  )
}

export type TableHeadProps = ComponentProps<'thead'>

/** Contains the header row. */
export function TableHead(props: TableHeadProps) {
  return <thead role="rowgroup" {...props} />
}

export type TableBodyProps = ComponentProps<'tbody'>

/** Contains the data rows. */
export function TableBody(props: TableBodyProps) {
  return <tbody role="rowgroup" {...props} />
}

export type TableRowProps = ComponentProps<'tr'>

/** A row, with a hairline below. */
export function TableRow({ className, ...rest }: TableRowProps) {
  return <tr role="row" className={cn('base:border-b', className)} {...rest} />
}

export type TableColumnProps = ComponentProps<'th'>

/** A column's header cell. */
export function TableColumn({ className, ...rest }: TableColumnProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={cn('h-10 px-2.5 base:text-start text-xs font-semibold text-soft first:ps-5 last:pe-5', className)}
      {...rest}
    />
  )
}

export type TableCellProps = ComponentProps<'td'>

/** A data cell. Align numbers right: `text-end tabular-nums`. */
export function TableCell({ className, ...rest }: TableCellProps) {
  return <td role="cell" className={cn('base:px-2.5 base:py-3 first:ps-5 last:pe-5', className)} {...rest} />
}
