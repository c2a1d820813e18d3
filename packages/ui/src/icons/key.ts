import { KeyRound } from 'lucide'
import { icon } from '../icon.tsx'

export const KeyIcon = /* @__PURE__ */ icon(KeyRound)
