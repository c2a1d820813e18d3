/** A banner of the home page. Its title in lower case is the search that it opens; `family` and `piece` name its picture. */
export type Banner = { title: string; keywords: readonly string[]; family: string; piece: number }

export const banners: readonly Banner[] = [
  { title: 'Diwali', keywords: ['diya', 'lamp', 'light'], family: 'diyas', piece: 0 },
  { title: 'Tea', keywords: ['tea garden', 'plantation', 'munnar'], family: 'hills', piece: 0 },
  { title: 'Rangoli', keywords: ['rangoli', 'floor art', 'festival'], family: 'rangoli', piece: 0 },
  { title: 'Desert', keywords: ['thar', 'dunes', 'camel'], family: 'dunes', piece: 0 },
  { title: 'Peacock', keywords: ['peacock', 'feathers', 'bird'], family: 'peacock', piece: 0 },
  { title: 'Monsoon', keywords: ['rain', 'clouds', 'umbrella'], family: 'monsoon', piece: 3 },
  { title: 'Lotus', keywords: ['lotus', 'pond', 'water'], family: 'lotus', piece: 0 },
  { title: 'Kites', keywords: ['sankranti', 'sky', 'rooftops'], family: 'kites', piece: 0 },
  { title: 'Jaali', keywords: ['lattice', 'light', 'palace'], family: 'jaali', piece: 0 },
  { title: 'Marigold', keywords: ['garland', 'flowers', 'wedding'], family: 'marigold', piece: 0 },
  { title: 'Temple', keywords: ['gopuram', 'dusk', 'tower'], family: 'gopuram', piece: 0 },
  { title: 'Pattern', keywords: ['block print', 'paisley', 'ikat'], family: 'blockPrint', piece: 0 },
]
