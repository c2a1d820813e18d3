import { verify } from '@chitra/messages/licences.ts'
import type { FileCheckOutcome } from '@chitra/ui'
import { useState } from 'react'
import { hashFile, MAX_FILE } from './hash-file.ts'

const words = verify.file

/** Compares files of one's own with those that a licence covers. @param files their SHA-256 */
export function useFileCheck(files: readonly string[]) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<FileCheckOutcome>()
  const compare = async (file: File): Promise<FileCheckOutcome> => {
    if (file.size > MAX_FILE) return { tone: 'error', text: words.tooLarge(file.name) }
    try {
      return files.includes(await hashFile(file))
        ? { tone: 'success', text: words.same(file.name) }
        : { tone: 'error', text: words.other(file.name) }
    } catch {
      return { tone: 'error', text: words.unreadable(file.name) }
    }
  }
  return {
    busy,
    outcome,
    onFile: ({ file }: { file: File }) => {
      setBusy(true)
      void compare(file)
        .then(setOutcome)
        .finally(() => setBusy(false))
    },
  }
}
