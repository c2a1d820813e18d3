import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'

export interface FileCheckOutcome {
  /** `success` for the file that it should be, `error` for any other. */
  tone: 'success' | 'error'
  /** In a sentence. */
  text: string
}

export interface FileCheckProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its heading: a question. */
  title: string
  /** What happens to the file, in a sentence. */
  text: ReactNode
  /** The words of the button that opens the device's own dialog. */
  buttonLabel: string
  /** Behind the button: that a file can also be dropped. */
  dropHint: string
  /** Called with the file that was chosen or dropped. */
  onFile: (chosen: { file: File }) => void
  /** True while a file is being read. */
  busy?: boolean | undefined
  /** What came of it; absent before. It is read out. */
  outcome?: FileCheckOutcome | undefined
}

/** Compares a file of one's own with what it should be: chosen by a button, or dropped. */
export function FileCheck({ title, text, buttonLabel, dropHint, onFile, busy = false, outcome, className, ...rest }: FileCheckProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file !== undefined) onFile({ file })
  }
  return (
    <section
      data-over={isOver || undefined}
      className={cn(
        'flex flex-col gap-4 rounded-2xl border border-dashed border-edge bg-surface p-5 transition-colors duration-150 md:p-6',
        'data-over:border-ink data-over:bg-hover',
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
      {...rest}
    >
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        <p className="mt-1 text-sm text-soft">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
          {buttonLabel}
        </Button>
        <span className="text-sm text-soft">{dropHint}</span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={buttonLabel}
          onChange={(event) => {
            take(event.currentTarget.files)
            // The same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </div>
      <div aria-live="polite" aria-atomic="true">
        {outcome === undefined ? null : <Notice tone={outcome.tone === 'success' ? 'success' : 'note'}>{outcome.text}</Notice>}
      </div>
    </section>
  )
}
