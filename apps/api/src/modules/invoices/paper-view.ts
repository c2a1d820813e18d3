import type { components } from '@chitra/api-client/schema'
import type { NamedPaper } from './papers-store.ts'

/** A paper in the contract's form. */
export const toPaper = ({ kind, number, issued_at, total }: NamedPaper): components['schemas']['Paper'] => ({
  kind,
  number,
  issuedAt: new Date(issued_at).toISOString(),
  total,
})
