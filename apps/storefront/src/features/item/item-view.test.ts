import { describe, expect, it } from 'vitest'
import { type Item, priceState, sizeLine, toFacts } from './item-view.ts'

const item: Item = {
  _id: 'k7Qm',
  name: 'Tea',
  description: '',
  price: 19_900,
  tax: 3_582,
  total: 23_482,
  taxPercent: 18,
  height: 1067,
  width: 1600,
  file_type: 'jpg,svg',
  fileType: ['jpg', 'svg'],
  file_ext: 'jpg',
  purchaseType: 'paid',
  categoryId: 'image',
  keywords: [],
  sellerId: { _id: 's', firstName: 'Meera', profilePic: null },
  url: '/media/k7Qm.jpg',
  thumbimage: '/media/k7Qm.jpg',
  thumbHash: '',
  colour: '#000000',
  palette: [],
  createdAt: '',
  location: '',
  approved: true,
  rejected: false,
  downloads: 0,
  contents: [],
  licence: 'Chitra Standard',
  author: '',
  source: '',
  owned: false,
}
const calm = { busy: false, downloading: false }

describe('the detail', () => {
  it('shows the size, height first, only on a page of the item’s category and with both sides known [ITEM-03]', () => {
    expect(sizeLine(item, 'image')).toBe('Size • 1067 × 1600 pixels')
    expect(sizeLine(item, 'graphic')).toBeNull()
    expect(sizeLine({ ...item, width: 0 }, 'image')).toBeNull()
    expect(sizeLine({ ...item, height: 0 }, 'image')).toBeNull()
    expect(sizeLine({ ...item, contents: [{ name: 'diya.svg', bytes: 10 }] }, 'image')).toBeNull()
  })

  it('lists file types comma separated in upper case [ITEM-05]', () => {
    expect(toFacts(item).find(({ name }) => name === 'File types')?.value).toBe('JPG, SVG')
  })

  it('shows the price, or that the item is owned or free [ITEM-09, ITEM-10, ITEM-11, ITEM-12]', () => {
    expect(priceState(item, calm)).toEqual({ kind: 'priced', price: '₹199', taxNote: '+ 18% GST = ₹234.82', busy: false })
    expect(priceState({ ...item, owned: true }, calm)).toEqual({ kind: 'owned' })
    expect(priceState({ ...item, purchaseType: 'free', price: 0 }, calm)).toEqual({ kind: 'free' })
    expect(priceState({ ...item, owned: true }, { ...calm, downloading: true })).toEqual({ kind: 'downloading' })
  })
})
