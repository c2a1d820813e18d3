import { formatRupees } from '@chitra/money'
import type { OrderSheetProps } from '@chitra/ui'
import * as messages from '@chitra/messages/orders.ts'
import { shopFacts } from '../../platform/shop-facts.ts'
import type { Row } from './order-view.ts'

/** What is printed of My Orders. */
export interface Printed {
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

/** My Orders on paper: whose they are, of which days, what was found, and the sum of all of it. */
export function toSheet({ buyer, dates, search, printedOn, rows, count, sums }: Printed): OrderSheetProps {
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    title,
    facts: [
      { name: sheet.buyer, value: buyer },
      { name: sheet.dates, value: dates },
      ...(search === '' ? [] : [{ name: sheet.words, value: search }]),
      { name: sheet.printed, value: printedOn },
    ],
    columns: { ...sheet.columns, tax: sheet.tax(shopFacts(), sameRate(rows)) },
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      title: row.title,
      date: row.orderDate,
      order: row.orderNumber,
      price: row.price,
      tax: formatRupees(row.paise.tax),
      total: row.refunded ? sheet.refunded : formatRupees(row.paise.price + row.paise.tax),
    })),
    sum: { name: sheet.sum, price: formatRupees(sums.subtotal), tax: formatRupees(sums.tax), total: formatRupees(sums.total) },
    notes: [
      ...(first !== undefined && last !== undefined && rows.length < count ? [sheet.part(first.number, last.number, count)] : []),
      ...(rows.some(({ refunded }) => refunded) ? [sheet.notCounted] : []),
    ],
  }
}

/** The rate of all rows; null where they were bought at several. */
function sameRate(rows: readonly Row[]): number | null {
  const [rate = null, ...others] = new Set(rows.map(({ taxPercent }) => taxPercent))
  return others.length === 0 ? rate : null
}
