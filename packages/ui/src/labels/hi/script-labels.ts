import type { otherScript as english } from '../script-labels.ts'

export const otherScript: typeof english = {
  letters: /(\p{Script=Latin}(?:[^\p{L}]*\p{Script=Latin})*)/u,
  language: 'en',
}
