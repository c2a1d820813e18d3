import type { Plugin } from 'vite'

/** Stories as they are first shown: what they do is written with English words, and found by them. */
export const storiesAtRest: Plugin = {
  name: 'chitra:stories-at-rest',
  enforce: 'pre',
  transform: (code, id) => (id.includes('.stories.tsx') ? code.replaceAll(/^( +)play:/gm, '$1playInEnglish:') : null),
}
