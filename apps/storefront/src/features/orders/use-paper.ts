import { toApiError } from '@chitra/api-client'
import * as messages from '@chitra/messages/common.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { wordsFor } from '../../platform/failures.ts'
import { tell } from '../../platform/toasts.ts'
import { type Asked, loadForPaper } from './load-orders.ts'
import type { Row } from './order-view.ts'

/** The rows on paper, which are more than those on the screen: as many as one call gives, once they are printed. */
export function usePaper(shown: { rows: readonly Row[]; count: number; asked: Asked }) {
  const [onPaper, setOnPaper] = useState<{ of: readonly Row[]; rows: Row[] } | null>(null)
  const printAll = async () => {
    if (shown.count > shown.rows.length || shown.rows[0]?.number !== 1) {
      try {
        const rows = await loadForPaper(shown.asked)
        flushSync(() => setOnPaper({ of: shown.rows, rows }))
      } catch (failure) {
        return tell.error(wordsFor(toApiError(failure), messages.somethingWrong))
      }
    }
    print()
  }
  return { rows: onPaper?.of === shown.rows ? onPaper.rows : shown.rows, print: () => void printAll() }
}
