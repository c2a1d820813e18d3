import { CloseIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { ToasterProps } from './toaster-props.ts'

/** Shows toasts when the region's code cannot be loaded, which often means that there is no connection. Each stays until dismissed. */
export function BareToasts({ toasts, onDismiss }: Pick<ToasterProps, 'toasts' | 'onDismiss'>) {
  const labels = useLabels()
  return (
    <section
      aria-label={labels.notifications}
      className="layer-menu fixed top-0 left-1/2 flex w-[min(26rem,100vw)] -translate-x-1/2 flex-col-reverse gap-2.5 p-4"
    >
      {toasts.map(({ id, tone, text }) => (
        <div
          key={id}
          role={tone === 'error' ? 'alert' : 'status'}
          className="flex items-start gap-3 rounded-lg border bg-raised py-3.5 ps-4 pe-2 text-sm text-ink shadow-lg"
        >
          <p className="min-w-0 grow py-px wrap-anywhere">{text}</p>
          <IconButton size="sm" label={labels.close} className="-my-1.5 text-soft [&_svg]:size-4" onClick={() => onDismiss({ id })}>
            <CloseIcon aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </section>
  )
}
