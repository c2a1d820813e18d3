import { take, toApiError } from '@chitra/api-client'
import type { Vote } from '@chitra/ui'
import { downloadFrom } from '../../platform/download.ts'
import { api } from '../../platform/api.ts'
import { guestKey, guestOf } from './guest.ts'

/** A board by the token of its link; null where there is none. */
export async function loadSharedBoard(token: string, signal: AbortSignal | null = null) {
  const key = guestKey()
  const header = key === null ? {} : { 'X-Guest-Key': key }
  try {
    return (await take(api.GET('/api/shared-boards/{token}', { params: { path: { token }, header }, signal }))).data.board
  } catch (failure) {
    if (toApiError(failure).code === 404) return null
    throw failure
  }
}

/** Downloads the previews as one zip. Its address is asked for when it is needed, because it is good for five minutes. */
export async function downloadComps(token: string): Promise<void> {
  const board = await loadSharedBoard(token)
  if (board?.comps != null) downloadFrom(board.comps)
}

export const vote = (token: string, item: string, said: { name: string; vote: Vote | null }) =>
  take(
    api.PUT('/api/shared-boards/{token}/items/{item}/vote', {
      params: { path: { token, item } },
      body: { vote: said.vote ?? 'none', guest: guestOf(said.name) },
    }),
  )

export const comment = (token: string, item: string, said: { name: string; text: string }) =>
  take(
    api.POST('/api/shared-boards/{token}/items/{item}/comments', {
      params: { path: { token, item } },
      body: { text: said.text, guest: guestOf(said.name) },
    }),
  )
