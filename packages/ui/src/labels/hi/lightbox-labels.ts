import type { lightboxLabels as english } from '../lightbox-labels.ts'

export const lightboxLabels: typeof english = {
  nextPicture: 'अगला चित्र',
  previousPicture: 'पिछला चित्र',
  pictureOf: (position, count) => `${count} में से ${position}`,
}
