import { fstatSync } from 'node:fs'

/**
 * Calls `listener` when the parent process exits, which closes the IPC channel or the pipe on stdin.
 * A terminal, a file or /dev/null on stdin is ignored, so a service without a stdin keeps running.
 */
export function onParentExit(listener: () => void): void {
  if (process.connected) process.once('disconnect', listener)
  if (!stdinIsPipe()) return
  process.stdin.once('end', listener).once('close', listener).once('error', listener).resume()
}

function stdinIsPipe(): boolean {
  try {
    const stdin = fstatSync(0)
    return stdin.isFIFO() || stdin.isSocket()
  } catch {
    return false
  }
}
