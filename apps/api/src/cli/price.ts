import { formatPrice, parseRupees } from '@chitra/money'
import { ImportProblem, type PreviewMaker, previewMaker, type Watermark } from '../modules/catalogue/import/index.ts'
import type { Search } from '../modules/search/index.ts'
import type { Db } from '../platform/database/database.ts'
import { type AddCommand, DONE, examples, PARTIAL, Refused, REFUSED } from './command.ts'
import { itemToPrice, setPrice } from '../modules/catalogue/index.ts'
import { withSearch, withShop } from './open-shop.ts'
import { printable } from './table.ts'

/** Whole paise: the gateway's minimum is ₹1. */
const MIN_PRICE = 100
/** Whole paise: ₹1,00,000. A higher price is probably a typing error. */
const MAX_PRICE = 1_00_000_00

interface Options {
  rupees?: string
  free?: true
}

export const priceCommand: AddCommand = (program, run) =>
  program
    .command('price')
    .argument('<ID...>', 'ids as listed by `items`')
    .option('--rupees <AMOUNT>', 'the price without tax, from 1 to 1,00,000, with at most two decimals')
    .option('--free', 'make the items free')
    .summary('set the price of items')
    .description(
      'Sets the price of items from now on. Completed sales and payments in progress keep their price. If an item becomes free, its preview loses the watermark; if it stops being free, its preview gets one.',
    )
    .addHelpText('after', examples('price k7Qm2x9DpL3v --rupees 249.00', 'price k7Qm2x9DpL3v b81TfzQw0Xyz --free'))
    .action((ids: string[], options: Options) => run((signal) => setPrices(ids, paiseOf(options), signal)))

/** Whole paise; 0 for free. */
function paiseOf({ rupees, free }: Options): number {
  if ((rupees === undefined) === (free === undefined)) throw new Refused('Say either --rupees AMOUNT or --free.')
  if (rupees === undefined) return 0
  const paise = parsePaise(rupees)
  if (paise < MIN_PRICE) throw new Refused(`The price must be ${formatPrice(MIN_PRICE)} or more; --free gives an item away.`)
  if (paise > MAX_PRICE) throw new Refused(`The price must not be more than ${formatPrice(MAX_PRICE)}.`)
  return paise
}

function parsePaise(rupees: string): number {
  try {
    return parseRupees(rupees)
  } catch (cause) {
    throw new Refused(`"${printable(rupees)}" is not an amount in rupees, such as 249 or 249.50.`, { cause })
  }
}

function setPrices(given: string[], price: number, signal: AbortSignal): Promise<number> {
  const ids = [...new Set(given)]
  return withShop(({ config, db, database, files }) =>
    withSearch(database, async (search) => {
      const previews = previewMaker(files)
      let done = 0
      try {
        for (const id of ids) {
          if (signal.aborted) break
          const problem = await setOne({ db, search, previews, watermark: config.shop }, id, price)
          if (problem === null) done += 1
          else process.stderr.write(`${problem}\n`)
        }
      } finally {
        previews.close()
      }
      if (done > 0) process.stdout.write(`${done} ${price === 0 ? 'free' : `at ${formatPrice(price)}`}.\n`)
      if (done === 0) return REFUSED
      return done === ids.length ? DONE : PARTIAL
    }),
  )
}

/** Sets one item's price; resolves with an error message if it cannot. */
async function setOne(
  { db, search, previews, watermark }: { db: Db; search: Search; previews: PreviewMaker; watermark: Watermark },
  id: string,
  price: number,
): Promise<string | null> {
  const item = await itemToPrice(db, id)
  if (item === undefined) return `There is no item ${printable(id)}.`
  const [wasFree, isFree] = [item.purchase_type === 'free', price === 0]
  try {
    // The watermark is added before the price is set, and removed after the item is free, so that a paid picture is never shown without it. The
    // preview of a free item is always made again, so that a repeated run completes an interrupted one.
    if (wasFree && !isFree) await previews.make(item, { watermark })
    await setPrice(db, search, item.id, price)
    if (isFree) await previews.make(item, { watermark: null })
    return null
  } catch (error) {
    if (error instanceof ImportProblem) return `${id}: ${error.message}`
    throw error
  }
}
