import { Lock } from 'lucide'
import { icon } from '../icon.tsx'

export const LockIcon = /* @__PURE__ */ icon(Lock)
