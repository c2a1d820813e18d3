import { BoardCard, Button, EmptyState, BoardIcon, Page, TextField } from '@chitra/ui'
import { useState } from 'react'
import { boards as words } from '@chitra/messages/boards.ts'
import { boardPath } from '@chitra/paths'
import { type BoardSummary, MOST_LETTERS, toCover } from './board-view.ts'

export interface BoardsPageProps {
  /** Newest first. */
  boards: readonly BoardSummary[]
  /** Why the new board was not made. */
  error: string | undefined
  /** A board is being made. */
  busy: boolean
  onCreate: (made: { name: string }) => void
}

/** All boards of who is signed in. */
export function BoardsPage({ boards, error, busy, onCreate }: BoardsPageProps) {
  return (
    <Page title={words.title} count={boards.length}>
      <p className="text-soft">{words.text}</p>
      <NewBoard error={error} busy={busy} onCreate={onCreate} />
      {boards.length === 0 ? (
        <EmptyState title={words.empty} icon={<BoardIcon aria-hidden="true" />}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {boards.map(({ _id, name, count, shared, thumbimages }) => (
            <li key={_id}>
              <BoardCard href={boardPath(_id)} name={name} count={count} shared={shared} pictures={thumbimages.map(toCover)} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

function NewBoard({ error, busy, onCreate }: Pick<BoardsPageProps, 'error' | 'busy' | 'onCreate'>) {
  const [name, setName] = useState('')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '' && !busy) onCreate({ name: name.trim() })
      }}
      className="flex max-w-md items-start gap-2.5"
    >
      <TextField
        label={words.newBoard}
        error={error}
        value={name}
        maxLength={MOST_LETTERS.boardName}
        onChange={(event) => setName(event.target.value)}
        className="min-w-0 grow"
      />
      <Button type="submit" busy={busy} className="mt-7 h-12 shrink-0">
        {words.create}
      </Button>
    </form>
  )
}
