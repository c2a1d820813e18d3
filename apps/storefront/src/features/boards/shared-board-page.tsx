import { BoardEntry, Button, DownloadIcon, EmptyState, BoardIcon, Notice, Page, TextField, type Vote } from '@chitra/ui'
import { useRef, useState } from 'react'
import { board as boardWords, sharedBoard as words } from '@chitra/messages/boards.ts'
import { paths } from '@chitra/paths'
import { BoardEntries } from './board-entries.tsx'
import { MOST_LETTERS, type SharedBoard, toEntry } from './board-view.ts'
import { GonePage } from './gone-page.tsx'

/** What a guest says, under which name. */
export type Said<What> = What & { id: string; name: string }

export interface SharedBoardPageProps {
  /** null where the link opens none. */
  board: SharedBoard | null
  /** The guest's, as they called themselves before. */
  name: string
  onVote: (said: Said<{ vote: Vote | null }>) => void
  /** Downloads the previews as one zip. */
  onComps: () => void
  /** Resolves to whether the comment was taken. */
  onComment: (said: Said<{ text: string }>) => Promise<boolean>
}

/** A board, for whoever has its link: no account, only a name. */
export function SharedBoardPage({ board, name: before, onVote, onComps, onComment }: SharedBoardPageProps) {
  const [name, setName] = useState(before)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  if (board === null) return <GonePage title={words.gone} text={words.goneText} link={{ href: paths.search, label: words.toShop }} />
  /** The name to say something under; null, and the field asks for it, where there is none. */
  const named = (): string | null => {
    const typed = name.trim()
    setMissing(typed === '')
    if (typed !== '') return typed
    field.current?.focus()
    return null
  }
  return (
    <Page
      title={board.name}
      count={board.pictures.length}
      actions={
        board.comps === null ? null : (
          <Button variant="secondary" title={boardWords.compsHint} onClick={onComps} icon={<DownloadIcon aria-hidden="true" />}>
            {boardWords.comps}
          </Button>
        )
      }
      empty={board.pictures.length === 0 ? <EmptyState title={boardWords.empty} icon={<BoardIcon aria-hidden="true" />} /> : null}
    >
      {board.yours ? (
        <Notice link={{ href: paths.boards, label: boardWords.toAll }}>{words.ownBoard}</Notice>
      ) : (
        <p className="text-soft">{words.from(board.owner)}</p>
      )}
      <TextField
        ref={field}
        label={words.name}
        hint={words.nameHint}
        error={isMissing ? words.nameFirst : undefined}
        value={name}
        maxLength={MOST_LETTERS.guestName}
        autoComplete="given-name"
        onChange={(event) => {
          setName(event.target.value)
          setMissing(false)
        }}
        className="max-w-md"
      />
      <BoardEntries>
        {board.pictures.map(toEntry).map(({ id, ...entry }) => (
          <BoardEntry
            key={id}
            {...entry}
            maxLength={MOST_LETTERS.comment}
            onVote={({ vote }) => {
              const by = named()
              if (by !== null) onVote({ id, name: by, vote })
            }}
            onComment={async ({ text }) => {
              const by = named()
              return by !== null && (await onComment({ id, name: by, text }))
            }}
          />
        ))}
      </BoardEntries>
    </Page>
  )
}
