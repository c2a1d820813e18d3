import { fstatSync } from 'node:fs'

/**
 * Calls back when the parent process is gone: its IPC channel closed, or the pipe on stdin ended.
 * A terminal, a file or /dev/null on stdin says nothing about a parent, so a service without a stdin keeps running.
 */
export function onParentGone(gone: () => void): void {
  if (process.connected) process.once('disconnect', gone)
  if (!stdinIsPipe()) return
  process.stdin.once('end', gone).once('close', gone).once('error', gone).resume()
}

function stdinIsPipe(): boolean {
  try {
    const stdin = fstatSync(0)
    return stdin.isFIFO() || stdin.isSocket()
  } catch {
    return false
  }
}
