import { Sun } from 'lucide'
import { icon } from '../icon.tsx'

export const SunIcon = /* @__PURE__ */ icon(Sun)
