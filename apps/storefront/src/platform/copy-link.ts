import * as messages from '@chitra/messages/copied-link.ts'
import { tell } from './toasts.ts'

/** Puts an address on the clipboard, and says when the browser does not allow it. True when it is there. */
export async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    tell.error(messages.link.notCopied)
    return false
  }
}
