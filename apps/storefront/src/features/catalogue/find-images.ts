import { type components, take, toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/common.ts'
import { type Filters, type Listing, toApiQuery } from '@chitra/paths'
import { api } from '../../platform/api.ts'
import { wordsFor } from '../../platform/failures.ts'

export type Instead = components['schemas']['Instead']

export interface ListAsked {
  listing: Listing
  filters: Filters
  /** From 1. */
  page: number
}

/** What was found, or an empty list and the words for why (SRCH-09); with nothing found, what others look for. */
export async function findImages({ listing, filters, page }: ListAsked, signal: AbortSignal) {
  const query = toApiQuery(filters, { search: listing.search, categoryId: listing.category, page })
  try {
    const { data } = await take(api.GET('/api/images-list/', { params: { query }, signal }))
    return {
      ...data,
      related: data.related ?? [],
      problem: null,
      isBroken: false,
      isOffline: false,
      popular: data.count === 0 ? await popular() : [],
    }
  } catch (failure) {
    if (signal.aborted) throw failure
    const error = toApiError(failure)
    const problem = error.errorMessage === '' ? wordsFor(error, messages.somethingWrong) : error.errorMessage
    const isOffline = error.kind === 'offline'
    return {
      image: [],
      related: [],
      count: 0,
      countIsLowerBound: false,
      problem,
      isBroken: error.kind !== 'refused',
      isOffline,
      popular: [],
    }
  }
}

export type FoundImages = Awaited<ReturnType<typeof findImages>>

const popular = async (): Promise<string[]> => (await import('./ask-suggestions.ts')).popularSearches()
