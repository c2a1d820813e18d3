import { Toaster } from '@chitra/ui'
import { useAtomValue } from 'jotai'
import { dismissToast, toastsAtom } from '../platform/toasts.ts'

/** Top centre, with a progress bar, read out as they come (APP-01). */
export function Toasts() {
  return <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={dismissToast} />
}
