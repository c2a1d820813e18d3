import { toApiError } from '@chitra/api-client'
import { sharedBoard as words } from '@chitra/messages/boards.ts'
import * as messages from '@chitra/messages/common.ts'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom'
import { guestName } from '../../features/boards/guest.ts'
import { comment, downloadComps, loadSharedBoard, vote } from '../../features/boards/shared-board-calls.ts'
import { SharedBoardPage } from '../../features/boards/shared-board-page.tsx'
import { wordsFor } from '../../platform/failures.ts'
import { type Loaded, withHeadOf } from '../../platform/route-head.ts'
import { tell } from '../../platform/toasts.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const token = params['token'] ?? ''
  return { token, board: await loadSharedBoard(token, request.signal) }
}

export const handle = withHeadOf<typeof loader>(({ board }) => ({ name: board?.name ?? words.title, index: false }))

export function Component() {
  const { token, board } = useLoaderData<Loaded<typeof loader>>()
  const { revalidate } = useRevalidator()
  /** Whether it was taken. */
  const say = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work
      await revalidate()
      return true
    } catch (failure) {
      tell.error(wordsFor(toApiError(failure), messages.somethingWrong))
      return false
    }
  }
  return (
    <SharedBoardPage
      key={token}
      board={board}
      name={guestName()}
      onComps={() => void say(downloadComps(token))}
      onVote={({ id, ...said }) => void say(vote(token, id, said))}
      onComment={({ id, ...said }) => say(comment(token, id, said))}
    />
  )
}
