import { Moon } from 'lucide'
import { icon } from '../icon.tsx'

export const MoonIcon = /* @__PURE__ */ icon(Moon)
