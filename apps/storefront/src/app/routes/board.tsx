import { board as words, boards } from '@chitra/messages/boards.ts'
import { paths, sharedBoardPath } from '@chitra/paths'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { loadBoard } from '../../features/boards/board-calls.ts'
import { BoardPage } from '../../features/boards/board-page.tsx'
import type { Board } from '../../features/boards/board-view.ts'
import { GonePage } from '../../features/boards/gone-page.tsx'
import { useBoardChanges } from '../../features/boards/use-board-changes.ts'
import { addressOf } from '../../platform/here.ts'
import { shopOrigin } from '../../platform/origin.ts'
import { type Loaded, withHeadOf } from '../../platform/route-head.ts'
import { requireSession } from '../guard.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  requireSession(request)
  return { board: await loadBoard(params['id'] ?? '', request.signal) }
}

export const handle = withHeadOf<typeof loader>(({ board }) => ({ name: board?.name ?? boards.title, index: false }))

export function Component() {
  const { board } = useLoaderData<Loaded<typeof loader>>()
  if (board === null) return <GonePage title={words.gone} text={words.goneText} link={{ href: paths.boards, label: words.toAll }} />
  return <Owned key={board._id} board={board} />
}

function Owned({ board }: { board: Board }) {
  const link = board.linkToken === null ? null : shopOrigin() + addressOf(sharedBoardPath(board.linkToken))
  return <BoardPage board={board} link={link} {...useBoardChanges(board._id)} />
}
