import { LogOut } from 'lucide'
import { icon } from '../icon.tsx'

export const LogOutIcon = /* @__PURE__ */ icon(LogOut)
