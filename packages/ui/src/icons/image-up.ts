import { ImageUp } from 'lucide'
import { icon } from '../icon.tsx'

export const ImageUpIcon = /* @__PURE__ */ icon(ImageUp)
