import { boards as words } from '@chitra/messages/boards.ts'
import { boardPath } from '@chitra/paths'
import { toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/common.ts'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSubmit,
} from 'react-router-dom'
import { createBoard, loadBoards } from '../../features/boards/board-calls.ts'
import { BoardsPage } from '../../features/boards/boards-page.tsx'
import { wordsFor } from '../../platform/failures.ts'
import { type Loaded, withHead } from '../../platform/route-head.ts'
import { textOf } from '../form-text.ts'
import { requireSession } from '../guard.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  return { boards: await loadBoards(null, request.signal) }
}

/** Makes a board, and goes there. */
export async function action({ request }: ActionFunctionArgs) {
  const name = textOf(await request.formData(), 'name') ?? ''
  try {
    return redirect(boardPath((await createBoard(name))._id))
  } catch (failure) {
    if (failure instanceof Response) throw failure
    return { error: wordsFor(toApiError(failure), messages.somethingWrong) }
  }
}

export const handle = withHead(() => ({ name: words.title, index: false }))

export function Component() {
  const { boards } = useLoaderData<Loaded<typeof loader>>()
  const answer = useActionData<{ error: string } | undefined>()
  const submit = useSubmit()
  return (
    <BoardsPage
      boards={boards}
      error={answer?.error}
      busy={useNavigation().formData !== undefined}
      onCreate={({ name }) => void submit({ name }, { method: 'post' })}
    />
  )
}
