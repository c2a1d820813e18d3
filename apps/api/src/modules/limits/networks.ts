import { isIPv6 } from 'node:net'

/**
 * The network that an address counts as: an IPv4 address itself, or the first 64 bits of an IPv6 address, which is what one household or one rented server
 * has (RFC 6177): counted singly, each of its 2^64 addresses would have attempts of its own.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!isIPv6(address)) return address
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = after === undefined ? 0 : Math.max(0, 8 - (head?.length ?? 0) - (tail?.length ?? 0))
  const groups = [...(head ?? []), ...Array.from({ length: zeros }, () => '0'), ...(tail ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
