/** Several of our own drawings sold as one zip bundle, each as SVG and PNG. */
export type OwnPack = {
  title: string
  description: string
  keywords: readonly string[]
  location: string
  of: readonly { family: string; piece: number }[]
}

export const ownPacks: readonly OwnPack[] = [
  {
    title: 'Print pattern pack',
    description: 'Four prints of our own in new colours, each as SVG and PNG: buta, vine, paisley and kolam.',
    keywords: ['pattern', 'pack', 'block print', 'paisley', 'textile', 'floral', 'svg'],
    location: 'Jaipur, Rajasthan',
    of: [
      { family: 'blockPrint', piece: 0 },
      { family: 'blockPrint', piece: 2 },
      { family: 'paisley', piece: 1 },
      { family: 'kolam', piece: 1 },
    ],
  },
  {
    title: 'Mandala pack, three wheels',
    description: 'Three mandalas as SVG and as PNG.',
    keywords: ['mandala', 'pattern', 'pack', 'circle', 'symmetry', 'svg', 'ornament'],
    location: 'Pune, Maharashtra',
    of: [
      { family: 'mandala', piece: 0 },
      { family: 'mandala', piece: 1 },
      { family: 'mandala', piece: 3 },
    ],
  },
  {
    title: 'Kolam pack for Pongal',
    description: 'Three looped kolams as SVG and PNG, ready to cut or to print.',
    keywords: ['kolam', 'rangoli', 'pongal', 'festival', 'pack', 'pattern', 'svg'],
    location: 'Chennai, Tamil Nadu',
    of: [
      { family: 'kolam', piece: 0 },
      { family: 'kolam', piece: 2 },
      { family: 'kolam', piece: 3 },
    ],
  },
]
