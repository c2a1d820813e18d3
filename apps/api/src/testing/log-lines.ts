import { createLog, type Log } from '../platform/log.ts'

/** A log at the lowest level, and its lines, one JSON object each. */
export function logLines(): { log: Log; lines: string[]; said(words: string): number } {
  const lines: string[] = []
  return {
    lines,
    log: createLog('trace', { write: (line) => void lines.push(line) }),
    said: (words) => lines.filter((line) => line.includes(words)).length,
  }
}
