/** Several of our own drawings sold as one zip bundle, each as SVG and PNG. */
export type OwnPack = { title: string; description: string; keywords: readonly string[]; location: string; of: readonly { family: string; piece: number }[] };

export const ownPacks: readonly OwnPack[] = [
  {
    title: 'Mandala pack, two wheels',
    description: 'Two mandalas as SVG and as PNG.',
    keywords: ['mandala', 'pattern', 'pack', 'circle', 'symmetry', 'svg'],
    location: 'Pune, Maharashtra',
    of: [{ family: 'mandala', piece: 0 }, { family: 'mandala', piece: 1 }],
  },
];
