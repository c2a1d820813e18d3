/** `//login` and `/search//tea` are ours (ROUTE-08): an address with each row of slashes in its path made one. */
export function withSingleSlashes(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  return path.replace(/\/{2,}/g, '/') + rest
}
