import { newSecret } from '../platform/ids.ts'
import type { TestItem } from './items.ts'
import type { LooseAnswer, Visitor } from './visitor.ts'

/** A guest, as their browser says it. */
export interface TestGuest {
  key: string
  name: string
}

export const newGuest = (name = 'Ravi'): TestGuest => ({ key: newSecret(), name })

const good = ({ status, body }: LooseAnswer): any => {
  if (status !== 200) throw new Error(`${status} ${body.errorMessage}`)
  return body.data
}

/** A board of this owner with these items, the first one added first. Returns its id. */
export async function newBoard(owner: Visitor, items: readonly TestItem[] = [], name = 'Monsoon campaign'): Promise<string> {
  const id: string = good(await owner.call('createBoard', { body: { name } })).board._id
  for (const { publicId } of items) good(await owner.call('addToBoard', { params: { id, item: publicId } }))
  return id
}

/** Shares a board, or revokes its link. Returns the link's token. */
export const share = async (owner: Visitor, id: string, shared = true): Promise<string> =>
  good(await owner.call('updateBoard', { params: { id }, body: { shared } })).linkToken

/** A board as its owner sees it. */
export const seen = async (owner: Visitor, id: string): Promise<any> => good(await owner.call('getBoard', { params: { id } })).board

export const vote = (
  who: Visitor,
  { token, item, guest, vote: said = 'heart' }: { token: string; item: TestItem; guest: TestGuest; vote?: string },
): Promise<LooseAnswer> => who.call('voteOnBoard', { params: { token, item: item.publicId }, body: { vote: said, guest } })

export const comment = (
  who: Visitor,
  { token, item, guest, text = 'This one for the cover' }: { token: string; item: TestItem; guest: TestGuest; text?: string },
): Promise<LooseAnswer> => who.call('commentOnSharedBoard', { params: { token, item: item.publicId }, body: { text, guest } })
