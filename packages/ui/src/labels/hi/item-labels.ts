import type { itemLabels as english } from '../item-labels.ts'

export const itemLabels: typeof english = {
  by: 'रचनाकार:',
  sellerId: (id) => `विक्रेता आईडी: ${id}`,
  share: 'साझा करें',
  shareOn: (network) => `${network} पर साझा करें`,
  copyLink: 'लिंक कॉपी करें',
  linkCopied: 'लिंक कॉपी हो गया',
  colours: 'रंग',
  colourShare: (colour, percent) => `${colour} रंग के चित्र, ${percent}%`,
  similarImages: 'मिलते-जुलते चित्र',
  moreLikeThis: 'ऐसे और चित्र',
  loadMore: 'और दिखाएँ',
}
