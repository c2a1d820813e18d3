import { ImageOff } from 'lucide'
import { icon } from '../icon.tsx'

export const ImageOffIcon = /* @__PURE__ */ icon(ImageOff)
