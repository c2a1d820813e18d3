/** The limits of the standard licence, as the terms and the summary beside a price say them (STAT-05). */
export const LICENCE_LIMITS = { copies: 3, audience: '50,000', filmBudget: '5,00,000' } as const
