import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/database.ts'
import { withTimes } from '../../platform/database/from-json.ts'
import { placedOn } from './board-items-store.ts'
import { boardAndOwner } from './boards-store.ts'
import { commentsOn } from './comments-store.ts'
import { guestByKey, guestsOf, votesOn } from './guests-store.ts'

/** A board with all that is on it, and all that is said of that; undefined if there is none. */
export type WholeBoard = NonNullable<Awaited<ReturnType<typeof wholeBoard>>>

/** In one round trip. @param key of a guest, who is `you` then */
export async function wholeBoard(db: Db, publicId: string, key: string | null = null) {
  const id = sql.ref<number>('boards.id')
  const board = await boardAndOwner(db, publicId)
    .select([
      jsonArrayFrom(placedOn(db, id)).as('placed'),
      jsonArrayFrom(votesOn(db, id)).as('votes'),
      jsonArrayFrom(commentsOn(db, id)).as('comments'),
      jsonArrayFrom(guestsOf(db, id)).as('guests'),
    ])
    .$if(key !== null, (found) => found.select(jsonObjectFrom(guestByKey(db, id, key ?? '')).as('you')))
    .executeTakeFirst()
  return (
    board && {
      ...board,
      placed: board.placed.map((one) => withTimes(one, 'added_at')),
      comments: board.comments.map((one) => withTimes(one, 'created_at')),
    }
  )
}
