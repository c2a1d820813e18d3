import { timingSafeEqualText } from '../../platform/ids.ts'
import { signatureOf } from '../entitlements/index.ts'

/** Characters of base64url: 132 bits. */
const SIGNATURE = 22

/** What of a board decides which link opens it. */
export interface Linked {
  public_id: string
  link_version: number
  shared: boolean
}

const signatureOfLink = (secret: string, { public_id, link_version }: Omit<Linked, 'shared'>): string =>
  signatureOf(secret, [public_id, link_version]).slice(0, SIGNATURE)

/** The token of a board's link; null for a board that is not shared. */
export const tokenOf = ({ downloadSecret }: { downloadSecret: string }, board: Linked): string | null =>
  board.shared ? `${board.public_id}.${signatureOfLink(downloadSecret, board)}` : null

/** The board that a token claims to be of; empty for a text that is no token. */
export const boardOfToken = (token: string): string => /^([A-Za-z0-9]{1,64})\.[\w-]+$/.exec(token)?.[1] ?? ''

/** Whether a token is a shared board's present one. Takes the same time for a board that is not there. */
export function opens({ downloadSecret }: { downloadSecret: string }, token: string, board: Linked | undefined): boolean {
  const { public_id, link_version, shared } = board ?? { public_id: '', link_version: 0, shared: false }
  return timingSafeEqualText(`${public_id}.${signatureOfLink(downloadSecret, { public_id, link_version })}`, token) && shared
}
