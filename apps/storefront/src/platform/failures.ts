import { type ApiError, toApiError } from '@chitra/api-client'
import { redirect } from 'react-router-dom'
import * as messages from '@chitra/messages/common.ts'
import { paths } from '@chitra/paths'

/** The words for a failure: the connection's, the server's, or the given ones. */
export function wordsFor(error: ApiError, otherwise: string): string {
  if (error.kind === 'offline') return messages.offline
  return error.kind === 'broken' || error.errorMessage === '' ? otherwise : error.errorMessage
}

/** For loaders and actions: goes home when the session is over (APP-04); anything else is thrown on. */
export const homeOn401 = <T>(work: Promise<T>): Promise<T> => leaveOn401(work, paths.home)

/** The same, with another way out. */
export async function leaveOn401<T>(work: Promise<T>, wayOut: string): Promise<T> {
  try {
    return await work
  } catch (failure) {
    const error = toApiError(failure)
    if (error.kind !== 'session') throw error
    throw redirect(wayOut)
  }
}
