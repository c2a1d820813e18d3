import type { saveLabels as english } from '../save-labels.ts'

export const saveLabels: typeof english = {
  saveToBoard: (title) => `${title} को बोर्ड में सहेजें`,
}
