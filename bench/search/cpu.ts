import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Ticks a second in /proc (`getconf CLK_TCK`), the same on all Linux systems of today. */
const TICKS = 100

/** The fields of /proc/PID/stat from the third on (proc(5)); null once the process has ended. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

/** Milliseconds of processor time of a process and its ended children. */
function timeOf(pid: number): number {
  const stat = statOf(pid)
  return stat === null ? 0 : (stat.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) * 1_000) / TICKS
}

export function parentOf(pid: number): number {
  return Number(statOf(pid)?.[1] ?? 0)
}

/** Milliseconds of processor time of a process and all its children, living and ended. */
export function timeOfFamily(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
  return [pid, ...children.map(Number)].reduce((sum, one) => sum + timeOf(one), 0)
}

/** Milliseconds of a look at a process, and how much of them it may work to count as idle. */
const LOOK = 2_000
const IDLE = 0.1
/** Looks in a row. */
const IDLE_LOOKS = 3

/** Resolves when a process and its children do next to nothing: a shop looks at new pictures in the background, for their colours and for what they show. */
export async function whenIdle(pid: number): Promise<void> {
  let looks = 0
  while (looks < IDLE_LOOKS) {
    const before = timeOfFamily(pid)
    await pause(LOOK)
    looks = timeOfFamily(pid) - before < LOOK * IDLE ? looks + 1 : 0
  }
}

/** Bytes of a process in memory. */
export function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1_024
}
