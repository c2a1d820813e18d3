import { toast, type ToastOptions } from 'react-toastify/unstyled'

/** Top centre, with a progress bar; the same words are never shown twice at once (APP-01). */
const options = (words: string): ToastOptions => ({ toastId: words })

export const tell = {
  success: (words: string) => void toast.success(words, options(words)),
  error: (words: string) => void toast.error(words, options(words)),
  warning: (words: string) => void toast.warning(words, options(words)),
  info: (words: string) => void toast.info(words, options(words)),
}
