import { take, toApiError } from '@chitra/api-client'
import * as messages from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { homeOn401 } from '../../platform/failures.ts'
import type { CategoryName } from '../../platform/paths.ts'
import { tell } from '../../platform/toasts.ts'

/** The two that the shop knows by heart: what the panel offers when the server does not answer. */
const BOTH: CategoryName[] = ['image', 'graphic']

let known: Promise<CategoryName[]> | undefined

/** The categories that can be chosen, asked for once a visit (SRCH-13). */
export function loadCategories(): Promise<CategoryName[]> {
  known ??= homeOn401(take(api.GET('/api/categories/'))).then(
    ({ data }) => BOTH.filter((name) => data.category.some(({ category, status }) => category === name && status === 'active')),
    (failure: unknown) => {
      known = undefined
      if (failure instanceof Response) throw failure
      if (toApiError(failure).kind !== 'offline') tell.error(messages.somethingWrong)
      return BOTH
    },
  )
  return known
}
