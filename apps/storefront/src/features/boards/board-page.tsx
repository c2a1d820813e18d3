import { BoardEntry, Button, CartIcon, Dialog, DownloadIcon, BoardIcon, Page, RemovableChip } from '@chitra/ui'
import { useState } from 'react'
import { board as words } from '@chitra/messages/boards.ts'
import { NothingYet } from '../../platform/nothing-yet.tsx'
import { BoardEntries } from './board-entries.tsx'
import { type Board, hasApproved, MOST_LETTERS, toEntry } from './board-view.ts'
import { RenameForm } from './rename-form.tsx'
import { ShareForm } from './share-form.tsx'

export interface BoardPageProps {
  board: Board
  /** The full address of its link; null while it is not shared. */
  link: string | null
  busy: boolean
  onRename: (change: { name: string }) => void
  onShare: (change: { shared: boolean }) => void
  /** Resolves to whether the browser has copied it. */
  onCopy: (copied: { link: string }) => Promise<boolean>
  onDelete: () => void
  onToCart: () => void
  /** Downloads the previews as one zip. */
  onComps: () => void
  onRemove: (item: { id: string; title: string }) => void
  onComment: (comment: { id: string; text: string }) => Promise<boolean>
  onRemoveComment: (comment: { id: string }) => void
  onRemoveGuest: (guest: { id: string }) => void
}

type Opened = 'share' | 'rename' | 'delete'

/** A board, for its owner. */
export function BoardPage({
  board,
  link,
  busy,
  onRename,
  onShare,
  onCopy,
  onDelete,
  onToCart,
  onComps,
  onRemove,
  onComment,
  onRemoveComment,
  onRemoveGuest,
}: BoardPageProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const dialog = (name: Opened) => ({ open: opened === name, onOpenChange: ({ open }: { open: boolean }) => setOpened(open ? name : null) })
  return (
    <>
      <Page
        title={board.name}
        count={board.pictures.length}
        aria-busy={busy}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpened('share')}>
              {words.share}
            </Button>
            {board.comps === null ? null : (
              <Button variant="secondary" title={words.compsHint} onClick={onComps} icon={<DownloadIcon aria-hidden="true" />}>
                {words.comps}
              </Button>
            )}
            <Button disabled={busy || !hasApproved(board.pictures)} onClick={onToCart} icon={<CartIcon aria-hidden="true" />}>
              {words.toCart}
            </Button>
          </>
        }
        empty={board.pictures.length === 0 ? <NoPictures /> : null}
      >
        <Guests guests={board.guests} onRemoveGuest={onRemoveGuest} />
        <BoardEntries>
          {board.pictures.map(toEntry).map(({ id, ...entry }) => (
            <BoardEntry
              key={id}
              {...entry}
              busy={busy}
              maxLength={MOST_LETTERS.comment}
              onComment={({ text }) => onComment({ id, text })}
              onRemoveComment={onRemoveComment}
              onRemove={() => onRemove({ id, title: entry.title })}
            />
          ))}
        </BoardEntries>
      </Page>
      <div className="page-width flex flex-wrap gap-2.5 pb-16">
        <Button variant="ghost" size="sm" onClick={() => setOpened('rename')}>
          {words.rename}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setOpened('delete')}>
          {words.delete}
        </Button>
      </div>
      <Dialog {...dialog('share')} title={words.shareTitle} description={words.shareText}>
        <ShareForm link={link} busy={busy} onShare={onShare} onCopy={onCopy} />
      </Dialog>
      <Dialog {...dialog('rename')} title={words.rename}>
        <RenameForm
          name={board.name}
          onCancel={close}
          onRename={(change) => {
            close()
            onRename(change)
          }}
        />
      </Dialog>
      <Dialog
        {...dialog('delete')}
        title={words.delete}
        description={words.deleteText}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {words.keep}
            </Button>
            <Button busy={busy} onClick={onDelete}>
              {words.deleteYes}
            </Button>
          </>
        }
      />
    </>
  )
}

function Guests({ guests, onRemoveGuest }: Pick<BoardPageProps, 'onRemoveGuest'> & Pick<Board, 'guests'>) {
  if (guests.length === 0) return null
  return (
    <ul aria-label={words.guests} className="flex flex-wrap gap-2">
      {guests.map(({ _id, name }) => (
        <li key={_id}>
          <RemovableChip label={words.removeGuest(name)} onClick={() => onRemoveGuest({ id: _id })}>
            {name}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}

const NoPictures = () => (
  <NothingYet title={words.empty} icon={<BoardIcon aria-hidden="true" />}>
    {words.emptyText}
  </NothingYet>
)
