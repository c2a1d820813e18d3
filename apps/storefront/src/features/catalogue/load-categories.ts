import { take, toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { homeOn401 } from '../../platform/failures.ts'
import { isServer } from '../../platform/is-server.ts'
import type { CategoryName } from '@chitra/paths'
import { tell } from '../../platform/toasts.ts'

/** The two that the shop knows by heart: what the panel offers when the server does not answer. */
const BOTH: CategoryName[] = ['image', 'graphic']

let known: Promise<CategoryName[]> | undefined

/** The categories that can be chosen, asked for once a visit (SRCH-13). */
export function loadCategories(): Promise<CategoryName[]> {
  if (isServer) return fetchCategories().catch(() => BOTH)
  known ??= homeOn401(fetchCategories()).catch((failure: unknown) => {
    known = undefined
    if (failure instanceof Response) throw failure
    if (toApiError(failure).kind !== 'offline') tell.error(messages.somethingWrong)
    return BOTH
  })
  return known
}

async function fetchCategories(): Promise<CategoryName[]> {
  const { data } = await take(api.GET('/api/categories/'))
  return BOTH.filter((name) => data.category.some(({ category, status }) => category === name && status === 'active'))
}
