import { User } from 'lucide'
import { icon } from '../icon.tsx'

export const UserIcon = /* @__PURE__ */ icon(User)
