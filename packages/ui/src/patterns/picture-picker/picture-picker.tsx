import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { ImageUpIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { picturePickerLabels } from '../../labels/picture-picker-labels.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'

export interface PicturePickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called with what was chosen, dropped or pasted; with null where what was dropped or pasted is no file. */
  onPick: (picked: { file: File | null }) => void
  /** The address of the picture that was picked. */
  picture?: string | undefined
  /** True while it is being looked at: another one has to wait. */
  busy?: boolean | undefined
  /** Why it cannot be used, in a sentence. It is read out. */
  error?: ReactNode
}

/** Takes a picture of one's own: chosen by a button, dropped anywhere on the page, or pasted. Stands in a Dialog that says what happens to it. */
export function PicturePicker({ onPick, picture, busy = false, error, className, ...rest }: PicturePickerProps) {
  const labels = useLabels(picturePickerLabels)
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null | undefined) => {
    if (!busy) onPick({ file: files?.[0] ?? null })
  }
  const isOver = useDropOrPaste(take)
  return (
    <div className={cn('flex flex-col gap-4', className)} {...rest}>
      <div
        data-over={isOver || undefined}
        aria-busy={busy || undefined}
        className={cn(
          'flex min-h-56 flex-col items-center justify-center gap-4 rounded-xl border border-dashed border-edge bg-raised p-5 text-center transition-colors duration-150',
          'data-over:border-solid data-over:border-ink data-over:bg-hover',
        )}
      >
        {picture === undefined ? (
          <ImageUpIcon aria-hidden="true" className="size-10 text-soft" strokeWidth="1.5" />
        ) : (
          <img src={picture} alt={labels.yourPicture} className={cn('max-h-40 max-w-full rounded-lg', busy && 'opacity-60')} />
        )}
        <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
          {picture === undefined ? labels.choosePicture : labels.chooseOtherPicture}
        </Button>
        <p role="status" className={cn('text-sm text-soft', !busy && 'pointer-coarse:hidden')}>
          {busy ? labels.lookingAtPicture : labels.dropOrPaste}
        </p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={labels.choosePicture}
          onChange={(event) => {
            take(event.currentTarget.files)
            // The same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </div>
      {error ? <Notice tone="error">{error}</Notice> : null}
    </div>
  )
}

/** Takes what is dropped or pasted, wherever on the page: a browser would leave the page for a file that falls beside its place. True while one is over it. */
function useDropOrPaste(take: (files: FileList | null | undefined) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    }
    // Between two elements of the page there is another one; outside of it there is none.
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      latest.current(event.dataTransfer?.files)
    }
    const paste = (event: ClipboardEvent) => latest.current(event.clipboardData?.files)
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])
  return isOver
}
