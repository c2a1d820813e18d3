import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { homeShape, itemShape, listShape, listStyle, sandboxNote, textShape } from './shape.ts'

const ASSETS = new URL('../../../../storefront/dist/assets/', import.meta.url)
const css = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(new URL(name, ASSETS), 'utf8'))
  .join('')

const picture = { _id: 'a', name: 'Kite', thumbimage: '/media/a.jpg', width: 3, height: 2 }
const page = { kind: 'list', listing: { search: 'kite', category: null }, page: 1 } as Parameters<typeof listShape>[0]
const list = { image: [picture, { ...picture, height: 6 }, picture], count: 3, countIsLowerBound: false } as Parameters<typeof listShape>[1]
const shapes = {
  note: sandboxNote(),
  home: homeShape(),
  list: listShape(page, list) ?? '',
  text: textShape('Contact Us', 'For any queries'),
  item: itemShape({ ...picture, keywords: ['sky', 'पतंग'] }) ?? '',
}

describe('what a page shows before its script', () => {
  it.each(Object.entries(shapes))('has only classes of the storefront: %s', (_, html) => {
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(classes.length).toBeGreaterThan(3)
    const unknown = classes.filter((name) => name !== '' && !css.includes(`.${name.replace(/[^\w-]/g, (sign) => `\\${sign}`)}`))
    expect(unknown).toEqual([])
  })

  it('has tiles in two columns, each where the gallery will have it', () => {
    const [left = '', right = ''] = shapes.list.split(' data-shape-column>').slice(1)
    // A wide one to the left, the tall one to the right, the next below the wide one.
    expect([left.match(/<img/g)?.length, right.match(/<img/g)?.length]).toEqual([2, 1])
    expect(right).toContain('height="6"')
  })

  it('gives each tile the height that the gallery will, in whole pixels, slivers and towers cropped', () => {
    const image = [picture, { ...picture, height: 30 }, { ...picture, width: 30 }]
    const heights = [...listStyle({ image, count: 3, countIsLowerBound: false } as typeof list).matchAll(/"(\d)"\]\{height:(.*?)\}/g)]
    expect(heights.map(([, index, height]) => [index, height])).toEqual([
      ['0', 'round(100cqi / 1.5,1px)'],
      ['1', 'round(100cqi / 0.45,1px)'],
      ['2', 'round(100cqi / 2.6,1px)'],
    ])
    expect(listStyle(undefined)).toBe('')
  })

  it('shows the place alone of words in other letters, whose font would come before the picture', () => {
    const html = itemShape({ ...picture, keywords: ['sky', 'पतंग', 'café'] }) ?? ''
    expect(html).toContain('>sky<')
    expect(html).not.toMatch(/पतंग|café/)
    expect(html.match(/class="shimmer h-8 /g)?.length).toBe(2)
  })

  it('has the title and line of a page to be read, whatever is in them', () => {
    const html = textShape('<b>Us', 'a & b')
    expect(html).toContain('>&lt;b&gt;Us</h1>')
    expect(html).toContain('>a &amp; b</p>')
    expect(textShape('Us')).not.toContain('<p')
  })

  it('is not there for a list without pictures and an item that nobody knows', () => {
    expect(listShape(page, { image: [], count: 0, countIsLowerBound: false })).toBeNull()
    expect(listShape(page, undefined)).toBeNull()
    expect(itemShape(undefined)).toBeNull()
  })
})
