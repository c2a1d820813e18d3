import type { Services } from '../../services.ts'
import { forgetOlder } from './insight-store.ts'
import { keptFrom } from './insight.ts'

/** Throws away what has been kept long enough. Run once a day. */
export const tidyUp = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> => forgetOlder(db, keptFrom(clock.now()), clock.now())
