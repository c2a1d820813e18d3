import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { fault, type Fault } from '../../contract/fault.ts'
import type { Call, OperationId } from '../../contract/operation.ts'
import { said } from '../../contract/said.ts'
import { attemptAt, countAttempt, countedWith, type LimitName } from '../limits/index.ts'
import { boardOfToken, type Linked, opens } from './board-link.ts'
import { asLine, asText, MAX_COMMENTS, MAX_GUESTS } from './boards.ts'
import { boardAndOwner } from './boards-store.ts'
import type { Stopped } from './comments-store.ts'
import type { Said } from './guests-store.ts'
import type { Needs } from './needs.ts'

export const noBoard = (): Fault => fault(404, 'There is no such board')
export const notOnBoard = (): Fault => fault(404, 'This item is not on this board')

export const noItem = (): Fault => fault(404, 'Image does not exist')

type LinkCall = Pick<Call<OperationId>, 'ip'> & { params: { token: string } }
type Services = Pick<Needs, 'db' | 'clock' | 'downloadSecret'>

/** The board that a link leads to. Counts an attempt as well. @throws Fault as `openedBy`, or 429 if the limit of these attempts is reached */
export async function countedBoard(services: Services, name: LimitName, call: LinkCall): Promise<Linked & { id: number; owner: string }> {
  const board = jsonObjectFrom(boardAndOwner(services.db, boardOfToken(call.params.token)))
  return await openedBy(services, call, (await countedWith(services.db, attemptAt(services, [[name, call.ip]]), board)) ?? undefined)
}

/** A board, if a link opens it. Wrong links are counted. @throws Fault 404, or 429 after many wrong links from a network */
export async function openedBy<B extends Linked>(services: Services, { params, ip }: LinkCall, board: B | undefined): Promise<B> {
  if (opens(services, params.token, board) && board !== undefined) return board
  await countAttempt(services, ['board-link-network', ip])
  throw fault(404, 'There is no board at this link. Please ask for a new one')
}

/** A guest with a name that can be shown. @throws Fault 400 for a name of which nothing is left */
export function namedGuest({ key, name }: Said): Said {
  const shown = asLine(name)
  if (shown === '') throw fault(400, 'Please enter your name', { field: 'guest.name' })
  return { key, name: shown }
}

/** A comment as it is stored. @throws Fault 400 for one of which nothing is left */
export function commentText(text: string): string {
  const stored = asText(text)
  if (stored === '') throw fault(400, 'Please write a comment', { field: 'text' })
  return stored
}

/** The name of a board as it is stored. @throws Fault 400 for one of which nothing is left */
export function boardName(name: string): string {
  const stored = asLine(name)
  if (stored === '') throw fault(400, 'Please name the board', { field: 'name' })
  return stored
}

/** Why a vote or a comment cannot be stored. */
export const stoppedBy = (why: Stopped | 'no board'): Fault => {
  switch (why) {
    case 'no board':
      return noBoard()
    case 'no item':
      return notOnBoard()
    case 'too many guests':
      return fault(400, said('{max} people have chosen on this board, which is the most. Please ask its owner', { max: MAX_GUESTS }))
    case 'too many comments':
      return fault(400, said('A board holds at most {max} comments', { max: MAX_COMMENTS }))
  }
}
