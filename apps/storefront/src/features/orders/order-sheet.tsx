import { formatRupees } from '@chitra/money'
import { withLang } from '@chitra/ui'
import type { ReactNode } from 'react'
import * as messages from '@chitra/messages/orders.ts'
import { shopFacts } from '../../platform/shop-facts.ts'
import type { Row } from './order-view.ts'

export interface OrderSheetProps {
  buyer: string
  /** The days that were asked for, in words. */
  dates: string
  /** The words that were asked for; empty: none. */
  search: string
  /** The day it is printed on. */
  printedOn: string
  rows: readonly Row[]
  /** How many were found in all: a sheet may hold some of them. */
  count: number
  /** Whole paise, of all that were found and not refunded. */
  sums: { subtotal: number; tax: number; total: number }
}

const { title, sheet } = messages.orders
const { columns } = sheet

/** My Orders on paper: whose they are, of which days, what was found, and the sum of all of it. On the screen it is not there. */
export function OrderSheet({ buyer, dates, search, printedOn, rows, count, sums }: OrderSheetProps) {
  const [first, last] = [rows[0], rows.at(-1)]
  return (
    <section className="hidden text-sm print:block" data-part="sheet">
      <h1 className="text-2xl font-bold">{title}</h1>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
        <Fact name={sheet.buyer}>{buyer}</Fact>
        <Fact name={sheet.dates}>{dates}</Fact>
        {search === '' ? null : <Fact name={sheet.words}>{search}</Fact>}
        <Fact name={sheet.printed}>{printedOn}</Fact>
      </dl>
      <table className="mt-5 w-full border-collapse tabular-nums [&_:is(td,th)]:px-1.5 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-start">
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.order}</th>
            <Amount head>{columns.price}</Amount>
            <Amount head>{sheet.tax(shopFacts(), sameRate(rows))}</Amount>
            <Amount head>{columns.total}</Amount>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="break-inside-avoid border-b align-top">
              <td>{row.number}</td>
              <td className="wrap-anywhere">{withLang(row.title)}</td>
              <td>{row.orderDate}</td>
              <td className="wrap-anywhere">{row.orderNumber}</td>
              <Amount>{row.price}</Amount>
              <Amount>{formatRupees(row.paise.tax)}</Amount>
              <Amount>{row.refunded ? sheet.refunded : formatRupees(row.paise.price + row.paise.tax)}</Amount>
            </tr>
          ))}
          <tr className="break-inside-avoid font-bold">
            <td colSpan={4}>{sheet.sum}</td>
            <Amount>{formatRupees(sums.subtotal)}</Amount>
            <Amount>{formatRupees(sums.tax)}</Amount>
            <Amount>{formatRupees(sums.total)}</Amount>
          </tr>
        </tbody>
      </table>
      {first !== undefined && last !== undefined && rows.length < count ? (
        <p className="mt-3">{sheet.part(first.number, last.number, count)}</p>
      ) : null}
      {rows.some(({ refunded }) => refunded) ? <p className="mt-3">{sheet.notCounted}</p> : null}
    </section>
  )
}

/** The rate of all rows; null where they were bought at several. */
function sameRate(rows: readonly Row[]): number | null {
  const [rate = null, ...others] = new Set(rows.map(({ taxPercent }) => taxPercent))
  return others.length === 0 ? rate : null
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd>{withLang(children)}</dd>
    </>
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
