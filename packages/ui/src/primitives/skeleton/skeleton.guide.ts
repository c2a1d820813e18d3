import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Skeleton: {
    use: 'For a piece whose size is known before its content: a line, a tile. It holds the room, so nothing jumps.',
    avoid:
      'For a whole page use `PageSkeleton`; `OrderTable` and `Picture` bring their own. For work that changes nothing on the page, `Spinner`.',
    anatomy: { box: 'sized and rounded by your classes', shimmer: 'a band of light after a second; still under reduced motion' },
    words: 'None. Say "Loading" once, on the region around it.',
    keys: 'Takes none.',
    announced: 'Hidden from screen readers. The region around it carries `aria-busy` or a status.',
    rtl: 'A plain box; the light may run either way.',
    code: `<div aria-busy="true">
  <Skeleton className="h-5 w-40" />
</div>`,
    neighbours: ['PageSkeleton', 'Spinner', 'Picture', 'OrderTable'],
  },
}
