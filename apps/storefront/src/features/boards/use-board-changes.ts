import { toApiError } from '@chitra/api-client'
import { board as words } from '@chitra/messages/boards.ts'
import * as messages from '@chitra/messages/common.ts'
import { paths } from '@chitra/paths'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { copyLink } from '../../platform/copy-link.ts'
import { wordsFor } from '../../platform/failures.ts'
import { tell } from '../../platform/toasts.ts'
import {
  commentAsOwner,
  deleteBoard,
  downloadComps,
  moveToCart,
  removeComment,
  removeGuest,
  renameBoard,
  setHolds,
  shareBoard,
} from './board-calls.ts'
import type { BoardPageProps } from './board-page.tsx'

type Changes = Omit<BoardPageProps, 'board' | 'link'>

/** What the owner of a board can do with it. */
export function useBoardChanges(id: string): Changes {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  /** Whether it was done. */
  async function attempt(work: () => Promise<unknown>, said?: string): Promise<boolean> {
    setBusy(true)
    try {
      await work()
      if (said !== undefined) tell.success(said)
      return true
    } catch (failure) {
      if (failure instanceof Response) await navigate(paths.login)
      else tell.error(wordsFor(toApiError(failure), messages.somethingWrong))
      return false
    } finally {
      setBusy(false)
    }
  }
  /** The same, and the board is looked at again. */
  const change = (work: () => Promise<unknown>, said?: string) =>
    attempt(async () => {
      await work()
      await revalidate()
    }, said)
  const leave = async () => {
    await deleteBoard(id)
    await navigate(paths.boards)
  }
  return {
    busy,
    onRename: ({ name }) => void change(() => renameBoard(id, name), words.renamed),
    onShare: ({ shared }) => void change(() => shareBoard(id, shared)),
    onCopy: ({ link }) => copyLink(link),
    onDelete: () => void attempt(leave, words.deleted),
    onToCart: () => void change(() => moveToCart(id)),
    onComps: () => void attempt(() => downloadComps(id)),
    onRemove: ({ id: item, title }) => void change(() => setHolds(id, item, false), words.removed(title)),
    onComment: ({ id: item, text }) => change(() => commentAsOwner(id, item, text)),
    onRemoveComment: ({ id: comment }) => void change(() => removeComment(id, comment)),
    onRemoveGuest: ({ id: guest }) => void change(() => removeGuest(id, guest)),
  }
}
