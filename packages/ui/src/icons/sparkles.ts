import { Sparkles } from 'lucide'
import { icon } from '../icon.tsx'

export const SparklesIcon = /* @__PURE__ */ icon(Sparkles)
