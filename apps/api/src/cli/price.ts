import { formatPrice, parseRupees } from '@chitra/money'
import { ImportProblem, type PreviewMaker, previewMaker, type Watermark } from '../modules/catalogue/import/index.ts'
import type { Search } from '../modules/search/index.ts'
import type { Db } from '../platform/database/database.ts'
import { type AddCommand, DONE, examples, LEFT_OUT, Refused, REFUSED } from './command.ts'
import { itemToPrice, setPrice } from '../modules/catalogue/index.ts'
import { withSearch, withShop } from './open-shop.ts'
import { printable } from './table.ts'

/** Whole paise: the gateway takes no less than ₹1. */
const LEAST = 100
/** Whole paise: ₹1,00,000. More is a slip of the pen. */
const MOST = 1_00_000_00

interface Options {
  rupees?: string
  free?: true
}

export const priceCommand: AddCommand = (program, run) =>
  program
    .command('price')
    .argument('<ID...>', 'ids as `items` lists them')
    .option('--rupees <AMOUNT>', 'the price without tax, from 1 to 1,00,000, with at most two decimals')
    .option('--free', 'give the items away')
    .summary('set the price of items')
    .description(
      'Sets what items cost from now on. What was sold, and what somebody is paying for this moment, keeps its price. The preview of an item that becomes free or stops being so is made again, without the watermark or with it.',
    )
    .addHelpText('after', examples('price k7Qm2x9DpL3v --rupees 249.00', 'price k7Qm2x9DpL3v b81TfzQw0Xyz --free'))
    .action((ids: string[], options: Options) => run((signal) => setPrices(ids, paiseOf(options), signal)))

/** Whole paise; 0 for free. */
function paiseOf({ rupees, free }: Options): number {
  if ((rupees === undefined) === (free === undefined)) throw new Refused('Say either --rupees AMOUNT or --free.')
  if (rupees === undefined) return 0
  const paise = exactly(rupees)
  if (paise < LEAST) throw new Refused(`The price must be ${formatPrice(LEAST)} or more; --free gives an item away.`)
  if (paise > MOST) throw new Refused(`The price must not be more than ${formatPrice(MOST)}.`)
  return paise
}

function exactly(rupees: string): number {
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
      return done === ids.length ? DONE : LEFT_OUT
    }),
  )
}

/** Sets one item's price; resolves with a sentence when it cannot. */
async function setOne(
  { db, search, previews, watermark }: { db: Db; search: Search; previews: PreviewMaker; watermark: Watermark },
  id: string,
  price: number,
): Promise<string | null> {
  const item = await itemToPrice(db, id)
  if (item === undefined) return `There is no item ${printable(id)}.`
  const [wasFree, isFree] = [item.purchase_type === 'free', price === 0]
  try {
    // The mark is there before the price is, and goes after it: a picture on sale is never shown without. What is free is drawn anew each time,
    // so that a run that was cut off between the two is mended by another.
    if (wasFree && !isFree) await previews.make(item, { watermark })
    await setPrice(db, search, item.id, price)
    if (isFree) await previews.make(item, { watermark: null })
    return null
  } catch (error) {
    if (error instanceof ImportProblem) return `${id}: ${error.message}`
    throw error
  }
}
