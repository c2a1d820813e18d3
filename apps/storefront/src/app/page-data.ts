import { ApiError } from '@chitra/api-client'
import type { HydrationState } from 'react-router-dom'
import { CHITRA, type Shop } from '@chitra/messages/shop.ts'
import { SHOP_ROUTE, type ShopData } from './root-loader.ts'

/** The id of the block of data that a page brings along. */
export const PAGE_DATA_ID = 'page-data'

/** What the server has read for a page, as it travels. */
export interface PageData {
  /** The shop's address, without a path; empty: the one that was asked. */
  origin: string
  shop: Shop
  /** The file of the screen that is in the document, with all that its loader has read; null where the document has the skeleton of a page. */
  screen: string | null
  loaderData: Record<string, unknown>
  /** By route: the code of a call that failed. */
  failures: Record<string, number>
}

/** The code that a failure travels as: a defect is told like an answer of 500. */
export const failureCode = (thrown: unknown): number => (thrown instanceof ApiError && thrown.code !== 0 ? thrown.code : 500)

/** True for a code that says that the page is not there: what one may not see, and what cannot be read, is told like that too. */
export const isMissing = (code: number): boolean => [400, 403, 404].includes(code)

/** What a page that failed is drawn from, on the server as in the browser; null where nothing failed. */
export function errorsOf(failures: PageData['failures']): Record<string, ApiError> | null {
  const errors = Object.entries(failures).map(([id, code]) => [id, new ApiError(code >= 500 ? 'broken' : 'refused', code, '')] as const)
  return errors.length === 0 ? null : Object.fromEntries(errors)
}

/** The router's own state from what came with the document. */
export const hydrationOf = ({ loaderData, failures }: PageData): HydrationState => ({ loaderData, errors: errorsOf(failures) })

/** For a document that came without data: its page asks for all of it. */
const NO_PAGE_DATA: PageData = {
  origin: '',
  shop: CHITRA,
  screen: null,
  loaderData: { [SHOP_ROUTE]: { settings: null } satisfies ShopData },
  failures: {},
}

/**
 * What the document brought along.
 * @param isSignedIn whether its reader may see more than the server, which knows nobody, could show
 */
export function readPageData(isSignedIn: boolean): PageData {
  const block = document.getElementById(PAGE_DATA_ID)
  const data = block === null ? NO_PAGE_DATA : (JSON.parse(block.textContent) as PageData)
  if (!isSignedIn || Object.keys(data.failures).length === 0) return data
  return { ...data, screen: null, loaderData: { [SHOP_ROUTE]: data.loaderData[SHOP_ROUTE] }, failures: {} }
}
