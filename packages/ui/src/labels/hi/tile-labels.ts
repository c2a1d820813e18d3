import type { tileLabels as english } from '../tile-labels.ts'

export const tileLabels: typeof english = {
  saveToBoard: (title) => `${title} को बोर्ड में सहेजें`,
  moreLike: (title) => `${title} से मिलते-जुलते चित्र`,
  alike: (count) => `+${count} मिलते-जुलते`,
  alikeOf: (count, title) => `+${count} मिलते-जुलते, उसी शूट से जिसका ${title} है`,
}
