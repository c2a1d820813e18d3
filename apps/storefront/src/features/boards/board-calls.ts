import { take, toApiError } from '@chitra/api-client'
import { board as words } from '@chitra/messages/boards.ts'
import { paths } from '@chitra/paths'
import { api } from '../../platform/api.ts'
import { downloadFrom } from '../../platform/download.ts'
import { leaveOn401 } from '../../platform/failures.ts'
import { refreshCounts } from '../../platform/intents.ts'
import { tell } from '../../platform/toasts.ts'

const own = <T>(work: Promise<T>): Promise<T> => leaveOn401(work, paths.login)

/** The caller's boards, newest first; with an item, each says whether it holds it. */
export async function loadBoards(product: string | null = null, signal: AbortSignal | null = null) {
  return (await own(take(api.GET('/api/boards/', { params: { query: product === null ? {} : { product } }, signal })))).data.boards
}

/** A board of the caller; null where there is none. */
export async function loadBoard(id: string, signal: AbortSignal | null = null) {
  try {
    return (await own(take(api.GET('/api/boards/{id}', { params: { path: { id } }, signal })))).data.board
  } catch (failure) {
    if (!(failure instanceof Response) && toApiError(failure).code === 404) return null
    throw failure
  }
}

export async function createBoard(name: string, product: string | null = null) {
  const body = product === null ? { name } : { name, product }
  return (await own(take(api.POST('/api/boards/', { body })))).data.board
}

export const renameBoard = (id: string, name: string) =>
  own(take(api.PUT('/api/boards/{id}', { params: { path: { id } }, body: { name } })))

export const shareBoard = (id: string, shared: boolean) =>
  own(take(api.PUT('/api/boards/{id}', { params: { path: { id } }, body: { shared } })))

export const deleteBoard = (id: string) => own(take(api.DELETE('/api/boards/{id}', { params: { path: { id } } })))

export const setHolds = (id: string, item: string, holds: boolean): Promise<unknown> =>
  own(
    holds
      ? take(api.PUT('/api/boards/{id}/items/{item}', { params: { path: { id, item } } }))
      : take(api.DELETE('/api/boards/{id}/items/{item}', { params: { path: { id, item } } })),
  )

export const commentAsOwner = (id: string, item: string, text: string) =>
  own(take(api.POST('/api/boards/{id}/items/{item}/comments', { params: { path: { id, item } }, body: { text } })))

export const removeComment = (id: string, comment: string) =>
  own(take(api.DELETE('/api/boards/{id}/comments/{comment}', { params: { path: { id, comment } } })))

export const removeGuest = (id: string, guest: string) =>
  own(take(api.DELETE('/api/boards/{id}/guests/{guest}', { params: { path: { id, guest } } })))

/** Downloads the previews as one zip. Its address is asked for when it is needed, because it is good for five minutes. */
export async function downloadComps(id: string): Promise<void> {
  const board = await loadBoard(id)
  if (board?.comps != null) downloadFrom(board.comps)
}

/** Puts what is approved into the cart, and says what became of it. */
export async function moveToCart(id: string): Promise<void> {
  const moved = (await own(take(api.POST('/api/boards/{id}/cart', { params: { path: { id } } })))).data
  await refreshCounts()
  tell.success(moved.approved === 0 ? words.nothingApproved : words.moved(moved))
}
