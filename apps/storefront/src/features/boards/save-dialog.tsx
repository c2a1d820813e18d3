import { toApiError } from '@chitra/api-client'
import { BoardPicker, Dialog, type PickableBoard, Spinner } from '@chitra/ui'
import * as messages from '@chitra/messages/common.ts'
import { save as words } from '@chitra/messages/save-to-board.ts'
import { useEffect, useRef, useState } from 'react'
import { wordsFor } from '../../platform/failures.ts'
import { tell } from '../../platform/toasts.ts'
import { createBoard, loadBoards, setHolds } from './board-calls.ts'
import { type BoardSummary, MOST_LETTERS } from './board-view.ts'

/** The picture that is put on boards. */
export interface Saving {
  id: string
  title: string
}

export interface SaveDialogProps {
  picture: Saving
  onClose: () => void
}

const toPickable = ({ _id, name, count, holds = false }: BoardSummary): PickableBoard => ({ id: _id, name, count, holds })

/** On which boards a picture is. Each change is saved at once. */
export function SaveDialog({ picture, onClose }: SaveDialogProps) {
  const [boards, setBoards] = useState<readonly PickableBoard[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)
  // Said within the dialog: what lies outside is not read out as long as it is open.
  const [said, setSaid] = useState('')
  const close = useRef(onClose)
  useEffect(() => {
    const leave = new AbortController()
    loadBoards(picture.id, leave.signal).then(
      (all) => setBoards(all.map(toPickable)),
      (failure: unknown) => {
        if (leave.signal.aborted) return
        tell.error(failure instanceof Response ? messages.tokenExpiredGuard : wordsFor(toApiError(failure), words.failed))
        close.current()
      },
    )
    return () => leave.abort()
  }, [picture.id])
  const during = async (work: () => Promise<void>, onFailed: (said: string) => void): Promise<void> => {
    setBusy(true)
    setError(undefined)
    setSaid('')
    await work().catch((failure: unknown) =>
      onFailed(failure instanceof Response ? messages.tokenExpiredGuard : wordsFor(toApiError(failure), messages.somethingWrong)),
    )
    setBusy(false)
  }
  const change = ({ id, holds }: { id: string; holds: boolean }) => {
    const before = boards
    const board = boards?.find((one) => one.id === id)
    // At once, and taken back if the server says no.
    setBoards((all) => all?.map((one) => (one.id === id ? { ...one, holds, count: one.count + (holds ? 1 : -1) } : one)) ?? null)
    return during(
      async () => {
        await setHolds(id, picture.id, holds)
        setSaid((holds ? words.savedTo : words.removedFrom)(board?.name ?? ''))
      },
      (why) => {
        setBoards(before)
        setSaid(why)
      },
    )
  }
  const create = ({ name }: { name: string }) =>
    during(async () => {
      const made = await createBoard(name, picture.id)
      setBoards((all) => [{ ...toPickable(made), holds: true }, ...(all ?? [])])
      setSaid(words.savedTo(made.name))
    }, setError)
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={picture.title}>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {said}
      </p>
      {boards === null ? (
        <Spinner />
      ) : (
        <BoardPicker
          boards={boards}
          busy={busy}
          error={error}
          maxLength={MOST_LETTERS.boardName}
          onHoldsChange={(wanted) => void change(wanted)}
          onCreate={(made) => void create(made)}
        />
      )}
    </Dialog>
  )
}
