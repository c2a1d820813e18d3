import type { components } from '@chitra/api-client/schema'
import type { Paper } from './papers-store.ts'

/** A paper in the contract's form. */
export const toPaper = ({
  kind,
  number,
  issued_at,
  total,
}: Pick<Paper, 'kind' | 'number' | 'issued_at' | 'total'>): components['schemas']['Paper'] => ({
  kind,
  number,
  issuedAt: issued_at.toISOString(),
  total,
})
