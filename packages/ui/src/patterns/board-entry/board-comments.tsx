import { useState, type FormEvent } from 'react'
import { CloseIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { boardLabels } from '../../labels/board-labels.ts'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { TextArea } from '../../primitives/text-area/text-area.tsx'
import { withLang } from '../../with-lang.tsx'

export interface BoardComment {
  /** Unique among the others. */
  id: string
  /** Who says it, as they call themselves. */
  name: string
  text: string
  /** Formatted: '26 Nov 2026'. */
  date: string
}

interface BoardCommentsProps {
  /** The picture's, for the field's name. */
  title: string
  /** Oldest first. */
  comments: ReadonlyArray<BoardComment>
  /** Resolves to whether it was taken: what was typed stays otherwise. */
  onComment: (comment: { text: string }) => Promise<boolean>
  /** Most letters of a comment. */
  maxLength: number
  /** Called to remove one; without it none can be removed. */
  onRemoveComment: ((comment: { id: string }) => void) | undefined
}

/** What people have written about a picture, and a field for more. */
export function BoardComments({ title, comments, onComment, maxLength, onRemoveComment }: BoardCommentsProps) {
  const labels = useLabels(boardLabels)
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '' || isSending) return
    setSending(true)
    if (await onComment({ text: text.trim() })) setText('')
    setSending(false)
  }
  return (
    <div className="flex flex-col gap-3 border-t pt-3">
      {comments.length === 0 ? null : (
        <ul aria-label={labels.commentsOn(title)} className="flex flex-col gap-2.5 text-sm">
          {comments.map(({ id, name, text: said, date }) => (
            <li key={id} className="flex items-start justify-between gap-2">
              <div className="min-w-0">
                <span className="font-semibold wrap-anywhere">{withLang(name)}</span> <span className="text-soft">{date}</span>
                <p className="wrap-anywhere whitespace-pre-line">{withLang(said)}</p>
              </div>
              {onRemoveComment === undefined ? null : (
                <IconButton label={labels.removeComment(name)} size="sm" onClick={() => onRemoveComment({ id })} className="-my-1.5 -me-2">
                  <CloseIcon aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={(event) => void send(event)} className="flex items-end gap-2">
        <TextArea
          label={labels.commentOn(title)}
          labelHidden
          placeholder={labels.writeComment}
          rows={1}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 grow"
        />
        <Button type="submit" variant="secondary" size="sm" busy={isSending} className="mb-1 shrink-0">
          {labels.sendComment}
        </Button>
      </form>
    </div>
  )
}
