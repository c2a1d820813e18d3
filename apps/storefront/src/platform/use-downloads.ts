import { useState } from 'react'
import { downloadItem } from './download.ts'

export interface Downloads {
  /** How far each file under way is, from 0 to 1, by the key it was begun with; undefined while its length is not known. */
  progress: ReadonlyMap<string, number | undefined>
  /** Begins one, unless it is under way. Rejects with what `downloadItem` throws. */
  start: (key: string, itemId: string) => Promise<void>
}

/** Downloads of a page, each with its progress. */
export function useDownloads(): Downloads {
  const [progress, setProgress] = useState<ReadonlyMap<string, number | undefined>>(new Map())
  const start = async (key: string, itemId: string) => {
    if (progress.has(key)) return
    // Whole percents: a file of a gigabyte comes in a hundred thousand pieces.
    const set = (part: number | undefined) => {
      const shown = part === undefined ? undefined : Math.round(part * 100) / 100
      setProgress((current) => (current.has(key) && current.get(key) === shown ? current : new Map([...current, [key, shown]])))
    }
    set(undefined)
    try {
      await downloadItem(itemId, set)
    } finally {
      setProgress((current) => new Map([...current].filter(([other]) => other !== key)))
    }
  }
  return { progress, start }
}
