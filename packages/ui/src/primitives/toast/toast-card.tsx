import * as Radix from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CircleCheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { Toast, ToastTone } from './with-toast.ts'

const icons: Record<ToastTone, ReactNode> = {
  success: <CircleCheckIcon />,
  info: <InfoIcon />,
  warning: <WarningIcon />,
  error: <WarningIcon />,
}

const iconClasses = cva('mt-0.5 shrink-0 [&_svg]:size-5', {
  variants: { tone: { success: 'text-leaf', info: 'text-neel', warning: 'text-ink', error: 'text-kumkum' } },
})
const barClasses = cva('absolute inset-x-0 bottom-0 h-1 origin-left rtl:origin-right', {
  variants: { tone: { success: 'bg-leaf', info: 'bg-neel', warning: 'bg-haldi', error: 'bg-kumkum' } },
})

export interface ToastCardProps {
  /** The toast: message and tone. */
  toast: Toast
  /** How long it stays, in milliseconds. */
  duration: number
  /** Called when its time is over or it is dismissed. */
  onDismiss: (dismissal: { id: string }) => void
}

/** One toast. */
export function ToastCard({ toast, duration, onDismiss }: ToastCardProps) {
  const labels = useLabels()
  const [paused, setPaused] = useState(false)
  return (
    <Radix.Root
      open
      duration={duration}
      type={toast.tone === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onDismiss({ id: toast.id })
      }}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      data-tone={toast.tone}
      className={cn(
        'relative flex w-full animate-rise items-start gap-3 overflow-hidden rounded-lg border bg-raised py-3.5 ps-4 pe-2 text-sm text-ink shadow-lg',
        'data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)',
        'data-[swipe=cancel]:translate-y-0 data-[swipe=cancel]:transition-transform',
      )}
    >
      <span aria-hidden="true" className={iconClasses({ tone: toast.tone })}>
        {icons[toast.tone]}
      </span>
      <Radix.Description className="min-w-0 grow py-px wrap-anywhere">{toast.text}</Radix.Description>
      <Radix.Close asChild>
        <IconButton size="sm" label={labels.close} className="-my-1.5 text-soft [&_svg]:size-4">
          <CloseIcon aria-hidden="true" />
        </IconButton>
      </Radix.Close>
      <TimeBar tone={toast.tone} duration={duration} paused={paused} />
    </Radix.Root>
  )
}

/** Milliseconds of a step of the bar. Moved in every frame, it would keep a phone drawing for as long as the toast is there. */
const STEP = 250

/** A bar that shrinks with the remaining time; it pauses with the timer, and is static under reduced motion. */
function TimeBar({ tone, duration, paused }: { tone: ToastTone; duration: number; paused: boolean }) {
  const bar = useRef<HTMLSpanElement>(null)
  const animation = useRef<Animation | null>(null)
  useEffect(() => {
    if (bar.current === null || !Number.isFinite(duration) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const easing = `steps(${Math.ceil(duration / STEP)})`
    const running = bar.current.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], { duration, easing })
    animation.current = running
    return () => running.cancel()
  }, [duration])
  useEffect(() => {
    if (paused) animation.current?.pause()
    else animation.current?.play()
  }, [paused])
  return <span ref={bar} aria-hidden="true" data-part="time" className={barClasses({ tone })} />
}
