import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { withLang } from '../../with-lang.tsx'
import type { Fact } from '../fact-list/fact-list.tsx'

/** The columns, from first to last. */
export interface OrderSheetColumns {
  number: string
  title: string
  date: string
  order: string
  price: string
  tax: string
  total: string
}

export interface OrderSheetRow {
  /** Unique among the rows. */
  id: string
  /** The row's number among all orders, from 1. */
  number: number
  /** The item's title. */
  title: string
  /** Formatted. */
  date: string
  /** The order's number. */
  order: string
  /** Formatted, '₹199.00'; and so are tax and total. */
  price: string
  tax: string
  /** '₹234.82', or why it counts for nothing. */
  total: string
}

export interface OrderSheetProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The sheet's h1. */
  title: string
  /** Below the title: whose orders they are, of which days. */
  facts: ReadonlyArray<Fact>
  /** The names of the columns. */
  columns: OrderSheetColumns
  /** Newest first. */
  rows: ReadonlyArray<OrderSheetRow>
  /** The last row: its name, and the formatted sums of three columns. */
  sum: { name: string; price: string; tax: string; total: string }
  /** Below the table: what it leaves out. */
  notes?: ReadonlyArray<string> | undefined
}

/** Orders on paper, with the sum of them. On the screen it is not there. */
export function OrderSheet({ title, facts, columns, rows, sum, notes = [], className, ...rest }: OrderSheetProps) {
  return (
    <section data-part="sheet" className={cn('base:hidden text-sm print:block', className)} {...rest}>
      <h1 className="text-2xl font-bold">{title}</h1>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        {facts.map((fact) => (
          <div key={fact.name} className="contents">
            <dt className="text-soft">{fact.name}</dt>
            <dd>{withLang(fact.value)}</dd>
          </div>
        ))}
      </dl>
      <table className="mt-5 w-full border-collapse tabular-nums [&_:is(td,th)]:px-1.5 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-start">
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.order}</th>
            <Amount head>{columns.price}</Amount>
            <Amount head>{columns.tax}</Amount>
            <Amount head>{columns.total}</Amount>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="break-inside-avoid border-b align-top">
              <td>{row.number}</td>
              <td className="wrap-anywhere">{withLang(row.title)}</td>
              <td>{row.date}</td>
              <td className="wrap-anywhere">{row.order}</td>
              <Amount>{row.price}</Amount>
              <Amount>{row.tax}</Amount>
              <Amount>{row.total}</Amount>
            </tr>
          ))}
          <tr className="break-inside-avoid font-bold">
            <td colSpan={4}>{sum.name}</td>
            <Amount>{sum.price}</Amount>
            <Amount>{sum.tax}</Amount>
            <Amount>{sum.total}</Amount>
          </tr>
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className="mt-3">
          {note}
        </p>
      ))}
    </section>
  )
}

function Amount({ head = false, children }: { head?: boolean; children: ReactNode }) {
  return head ? (
    <th scope="col" className="text-end!">
      {children}
    </th>
  ) : (
    <td className="text-end! whitespace-nowrap">{children}</td>
  )
}
