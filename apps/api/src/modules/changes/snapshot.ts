/** Whether a transaction has ended, as a `pg_snapshot` (`xmin:xmax:xip,…`) knows it (PostgreSQL documentation, 9.27.8). */
export function hasEnded(transaction: number, snapshot: string): boolean {
  const [xmin = '0', xmax = '0', running = ''] = snapshot.split(':')
  if (transaction < Number(xmin)) return true
  return transaction < Number(xmax) && !running.split(',').map(Number).includes(transaction)
}

/** Whether a snapshot can have been taken after another: a database that was set back counts its transactions anew. */
export const isLater = (snapshot: string, earlier: string): boolean => Number(snapshot.split(':')[1]) >= Number(earlier.split(':')[1])

/** Whether everything that had ended in another snapshot of the same database has ended in this one, too. */
export function hasSeenAll(snapshot: string, other: string): boolean {
  const [, , running = ''] = snapshot.split(':')
  return isLater(snapshot, other) && running.split(',').every((transaction) => transaction === '' || !hasEnded(Number(transaction), other))
}
