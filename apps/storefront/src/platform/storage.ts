import { isServer } from './is-server.ts'

/** The ten names that browser storage may hold (AUTH-15), and the only door to them. */
export type StoredName =
  | 'token'
  | 'firstName'
  | 'lastName'
  | 'role'
  | 'currentUserId'
  | 'ip_info'
  | 'route_url'
  | 'currentPage'
  | 'imageId'
  | 'wishListed'

/** A browser may refuse storage (private windows, full disks): the shop then works for as long as the page is open. */
const memory = new Map<StoredName, string>()

export function readStored(name: StoredName): string | null {
  try {
    return memory.get(name) ?? localStorage.getItem(name)
  } catch {
    return memory.get(name) ?? null
  }
}

export function writeStored(name: StoredName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
    // What the browser keeps, another tab may change or forget: nothing of it stays here (AUTH-16).
    memory.delete(name)
  } catch {
    if (value === null) memory.delete(name)
    else memory.set(name, value)
  }
}

export function clearStored(): void {
  memory.clear()
  try {
    localStorage.clear()
  } catch {
    // Nothing was kept there.
  }
}

/** A value that is needed once: reads and removes it. */
export function takeStored(name: StoredName): string | null {
  const value = readStored(name)
  writeStored(name, null)
  return value
}

/** Null on the server, which knows no visitor. */
export function readCookie(name: string): string | null {
  if (isServer) return null
  const found = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}

const YEAR = 31_536_000

/** A cookie for this site alone, for a year or so many seconds. */
export function writeCookie(name: string, value: string | null, seconds: number = YEAR): void {
  document.cookie = `${name}=${value ?? ''}; path=/; samesite=lax; max-age=${value === null ? 0 : seconds}`
}
