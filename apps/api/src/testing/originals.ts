import type { TestItem } from './items.ts'
import type { Visitor } from './visitor.ts'

/** The signed address of an item's original in the detail answered to this caller. */
export async function originalOf(who: Visitor, item: Pick<TestItem, 'publicId'>): Promise<string> {
  const { image } = (await who.call('getImage', { params: { id: item.publicId } })).body.data
  if (typeof image.original !== 'string') throw new Error('this caller gets no original')
  return image.original
}

/** The same address with one part changed: another item, another user, a later expiry, another signature. */
export function tampered(address: string, others: { item: string; user: string }): string[] {
  return [
    address.replace(/files\/[^/]+/, `files/${others.item}`),
    address.replace(/user=[^&]+/, `user=${others.user}`),
    address.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 60}`),
    address.replace(/signature=(.)/, (_, first: string) => `signature=${first === 'A' ? 'B' : 'A'}`),
    address.replace(/signature=.+/, 'signature=x'),
  ]
}
