import { expect, it } from 'vitest'
import { bothHomes, inOneHome } from '../../testing/both-homes.ts'
import { addItem } from '../../testing/items.ts'
import { readPage } from '../../testing/page-source.ts'
import { buy } from '../../testing/purchases.ts'

bothHomes('the first answers in a page', (shop) => {
  const page = (path: string, headers = {}) => readPage(shop().url + path, headers)

  it('are the same for a visitor and a member: nothing of anybody’s own is in a page [TB-05]', async () => {
    const buyer = await shop().member()
    const item = await addItem(shop().services, { name: 'Owned thing' })
    await buy(shop(), buyer, [item])
    const withSession = { authorization: `Bearer ${buyer.token}`, cookie: `${buyer.cookie}; token=${buyer.token}` }
    for (const path of [`/image/x-${item.publicId}`, '/', '/search', '/orders']) {
      const [theirs, anybodys] = [await page(path, withSession), await page(path)]
      expect(theirs.firstAnswers, path).toEqual(anybodys.firstAnswers)
      expect(theirs.html).not.toMatch(new RegExp(`${buyer.userId}|${buyer.email}|${buyer.token}|"original"`))
    }
    const { firstAnswers } = await page(`/image/x-${item.publicId}`)
    expect(firstAnswers[`GET /api/images/${item.publicId}`]?.body.data.image).toMatchObject({ name: 'Owned thing', owned: false })
    expect(Object.keys((await page('/search/tea?page=2')).firstAnswers)).toContain('GET /api/images-list/?limit=30&search=tea&skip=2')
  })

  it('counts a search once, whoever looks at the page [SRCH-12]', async () => {
    await addItem(shop().services, { name: 'Rickshaw', keywords: ['rickshaw'] })
    await page('/search/rickshaw')
    await shop().services.searches.flush()
    const rows = await shop().services.db.selectFrom('searches').selectAll().where('keyword', '=', 'rickshaw').execute()
    expect(rows.map(({ n }) => n)).toEqual([1])
  })
})

inOneHome('what a page preloads', (shop) => {
  it('is the first rows of its pictures and its route’s script, and it says so of nothing else', async () => {
    for (let at = 0; at < 8; at += 1) await addItem(shop().services, { name: `Kite ${at}`, keywords: ['kite'] })
    const { links } = await readPage(`${shop().url}/search/kite`)
    const pictures = links.filter(({ rel, attributes }) => rel === 'preload' && attributes.get('as') === 'image')
    expect(pictures.length).toBe(6)
    for (const { attributes } of pictures)
      expect(attributes.get('imagesrcset')).toMatch(
        /^\/media\/\w+\.jpg\?format=avif&compress=400 400w, \/media\/\w+\.jpg\?format=avif&compress=800 800w$/,
      )
    const chunks = links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href)
    expect(chunks.some((href) => href.startsWith('/assets/search-'))).toBe(true)
    expect(new Set(chunks).size).toBe(chunks.length)
    for (const href of chunks) expect((await fetch(shop().url + href)).status, href).toBe(200)
  })
})
