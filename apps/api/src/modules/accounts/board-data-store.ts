import type { Db } from '../../platform/database/database.ts'

/** A user's boards with what was said on them, by the names that their guests chose, and without links or keys. */
export async function boardDataOf(db: Db, userId: number) {
  const boards = await db
    .selectFrom('boards')
    .select(['id', 'public_id', 'name', 'shared', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const ids = boards.map(({ id }) => id)
  if (ids.length === 0) return []
  const items = await db
    .selectFrom('board_items')
    .innerJoin('items', 'items.id', 'board_items.item_id')
    .select(['board_id', 'items.public_id as item', 'items.name', 'added_at'])
    .where('board_id', 'in', ids)
    .orderBy('added_at')
    .execute()
  const votes = await db
    .selectFrom('board_votes')
    .innerJoin('items', 'items.id', 'board_votes.item_id')
    .innerJoin('board_guests', 'board_guests.id', 'board_votes.guest_id')
    .select(['board_votes.board_id', 'items.public_id as item', 'board_guests.name as guest', 'vote'])
    .where('board_votes.board_id', 'in', ids)
    .execute()
  const comments = await db
    .selectFrom('board_comments')
    .innerJoin('items', 'items.id', 'board_comments.item_id')
    .leftJoin('board_guests', 'board_guests.id', 'board_comments.guest_id')
    .select(['board_comments.board_id', 'items.public_id as item', 'board_guests.name as guest', 'text', 'board_comments.created_at'])
    .where('board_comments.board_id', 'in', ids)
    .orderBy('board_comments.id')
    .execute()
  return boards.map(({ id, ...board }) => {
    const isHere = ({ board_id }: { board_id: number }): boolean => board_id === id
    return {
      ...board,
      items: items.filter(isHere).map(({ item, name, added_at }) => ({ item, name, added_at })),
      votes: votes.filter(isHere).map(({ item, guest, vote }) => ({ item, guest, vote })),
      comments: comments.filter(isHere).map(({ item, guest, text, created_at }) => ({ item, guest, text, created_at })),
    }
  })
}
