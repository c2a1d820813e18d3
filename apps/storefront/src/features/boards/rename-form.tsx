import { Button, TextField } from '@chitra/ui'
import { useState } from 'react'
import { board as words } from '@chitra/messages/boards.ts'
import { MOST_LETTERS } from './board-view.ts'

interface RenameFormProps {
  name: string
  onRename: (change: { name: string }) => void
  onCancel: () => void
}

/** A new name for a board. */
export function RenameForm({ name: before, onRename, onCancel }: RenameFormProps) {
  const [name, setName] = useState(before)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') onRename({ name: name.trim() })
      }}
      className="flex flex-col gap-4"
    >
      <TextField label={words.name} value={name} maxLength={MOST_LETTERS.boardName} onChange={(event) => setName(event.target.value)} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit">{words.save}</Button>
      </div>
    </form>
  )
}
