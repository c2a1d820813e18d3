/**
 * A queued mail whose text is written when it is sent. Its code is generated only then, so neither the queue nor a copy of the database contains it. A
 * repeated attempt to send it gets a new code.
 */
export type Letter =
  | { letter: 'verify-email'; userId: number }
  | { letter: 'verify-again'; emailKey: string }
  | { letter: 'reset-password'; emailKey: string }
  | { letter: 'address-notice'; changeId: number }
  | { letter: 'new-address'; changeId: number }
  /** Times as ISO 8601. */
  | { letter: 'creator-updates'; userId: number; since: string; until: string }
  | { letter: 'message'; userId: number; subject: string; text: string }

/** Letters with a higher one leave first. */
export const priorityOf = ({ letter }: Pick<Letter, 'letter'>): number => (letter === 'address-notice' ? 1 : 0)
