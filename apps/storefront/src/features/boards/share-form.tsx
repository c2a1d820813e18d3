import { Button, TextField } from '@chitra/ui'
import { useState } from 'react'
import { board as words } from '@chitra/messages/boards.ts'

interface ShareFormProps {
  /** null while the board is not shared. */
  link: string | null
  busy: boolean
  onShare: (change: { shared: boolean }) => void
  /** Resolves to whether the browser has copied it. */
  onCopy: (copied: { link: string }) => Promise<boolean>
}

/** Makes a board's link, shows it, and takes it back. */
export function ShareForm({ link, busy, onShare, onCopy }: ShareFormProps) {
  const [copied, setCopied] = useState('')
  const [isRevoked, setRevoked] = useState(false)
  if (link === null)
    return (
      <>
        <p role="status" className="text-sm font-semibold empty:hidden">
          {isRevoked ? words.revoked : ''}
        </p>
        <Button busy={busy} onClick={() => onShare({ shared: true })}>
          {words.makeLink}
        </Button>
      </>
    )
  return (
    <>
      <div className="flex items-end gap-2.5">
        <TextField label={words.link} value={link} readOnly onFocus={(event) => event.target.select()} className="min-w-0 grow" />
        <Button
          variant="secondary"
          className="h-12 shrink-0"
          onClick={() => void onCopy({ link }).then((done) => setCopied(done ? link : ''))}
        >
          <span role="status">{copied === link ? words.copied : words.copy}</span>
        </Button>
      </div>
      <Button
        variant="ghost"
        busy={busy}
        onClick={() => {
          setRevoked(true)
          onShare({ shared: false })
        }}
      >
        {words.revoke}
      </Button>
    </>
  )
}
