import { Bookmark } from 'lucide'
import { icon } from '../icon.tsx'

export const BoardIcon = /* @__PURE__ */ icon(Bookmark)
