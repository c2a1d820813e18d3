import { take, toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { homeOn401 } from '../../platform/failures.ts'
import { isServer } from '../../platform/is-server.ts'
import type { CategoryName } from '@chitra/paths'
import { tell } from '../../platform/toasts.ts'

/** What the panel of filters offers. */
export interface Choices {
  categories: CategoryName[]
  /** Whole paise; absent where everything costs the same. */
  prices?: { lowest: number; highest: number } | undefined
}

/** The two that the shop knows by heart: what the panel offers when the server does not answer. */
const BOTH: CategoryName[] = ['image', 'graphic']

let known: Promise<Choices> | undefined

/** What can be chosen, asked for once a visit (SRCH-13). */
export function loadChoices(): Promise<Choices> {
  if (isServer) return fetchChoices().catch(() => ({ categories: BOTH }))
  known ??= homeOn401(fetchChoices()).catch((failure: unknown) => {
    known = undefined
    if (failure instanceof Response) throw failure
    if (toApiError(failure).kind !== 'offline') tell.error(messages.somethingWrong)
    return { categories: BOTH }
  })
  return known
}

async function fetchChoices(): Promise<Choices> {
  const { data } = await take(api.GET('/api/categories/'))
  const categories = BOTH.filter((name) => data.category.some(({ category, status }) => category === name && status === 'active'))
  return { categories, prices: data.prices }
}
