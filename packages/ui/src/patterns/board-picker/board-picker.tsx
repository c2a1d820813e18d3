import { useId, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { boardLabels } from '../../labels/board-labels.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { withLang } from '../../with-lang.tsx'

export interface PickableBoard {
  /** Unique among the others. */
  id: string
  name: string
  /** How many pictures it holds. */
  count: number
  /** Whether the picture is on it. */
  holds: boolean
}

export interface BoardPickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All boards, newest first. */
  boards: ReadonlyArray<PickableBoard>
  /** Called when the picture is to be put on a board, or taken from it. */
  onHoldsChange: (change: { id: string; holds: boolean }) => void
  /** Called with the name of a new board, which shall hold the picture. */
  onCreate: (made: { name: string }) => void
  /** Most letters of a name. */
  maxLength: number
  /** Why the new board could not be made. */
  error?: ReactNode
  /** True while a change is being saved. */
  busy?: boolean | undefined
}

/** On which boards a picture is, and a field for a new one; stands in a Dialog that names the picture. */
export function BoardPicker({ boards, onHoldsChange, onCreate, maxLength, error, busy = false, className, ...rest }: BoardPickerProps) {
  const labels = useLabels(boardLabels)
  const listId = useId()
  const [name, setName] = useState('')
  const create = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '' || busy) return
    onCreate({ name: wanted })
    setName('')
  }
  return (
    <div aria-busy={busy || undefined} className={cn('flex flex-col gap-5', className)} {...rest}>
      {boards.length > 0 && (
        <ul id={listId} className="-mx-2 flex max-h-72 flex-col overflow-y-auto px-2">
          {boards.map((board) => (
            <li key={board.id} className="border-b py-3 last:border-b-0">
              <Checkbox
                checked={board.holds}
                disabled={busy}
                onCheckedChange={(holds) => onHoldsChange({ id: board.id, holds })}
                label={
                  <>
                    <span className="wrap-anywhere">{withLang(board.name)}</span>{' '}
                    <span className="text-soft tabular-nums">{labels.pictureCount(board.count)}</span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={create} className="flex items-start gap-2.5">
        <TextField
          label={labels.newBoard}
          value={name}
          maxLength={maxLength}
          error={error}
          onChange={(event) => setName(event.target.value)}
          className="min-w-0 grow"
        />
        <Button type="submit" variant="secondary" busy={busy} className="mt-7 h-12 shrink-0">
          {labels.createBoard}
        </Button>
      </form>
    </div>
  )
}
