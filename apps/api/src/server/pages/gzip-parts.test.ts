import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gzipOf, cachedPart } from './gzip-parts.ts'

const bytes = (text: string): Buffer => Buffer.from(text)

describe('a document joined from compressed parts', () => {
  it.each([
    ['words and letters of other scripts', ['<p>चाय</p>'.repeat(50), 'nonce', '<p>tea</p>'.repeat(5_000)]],
    ['nothing', []],
    ['empty parts', ['', '', '']],
    ['a part larger than a window', ['x'.repeat(100_000), 'n', 'x'.repeat(100_000)]],
  ])('decompresses to its parts: %s', (_, texts) => {
    const joined = gzipOf(texts.map((text, at) => (at % 2 === 0 ? cachedPart(bytes(text)) : bytes(text))))
    expect(gunzipSync(joined).toString()).toBe(texts.join(''))
  })

  it('is hardly larger than a document compressed as a whole', () => {
    const text = '<li class="tile">A picture of tea</li>'.repeat(3_000)
    expect(gzipOf([cachedPart(bytes(text)), bytes('nonce'), cachedPart(bytes(text))]).length).toBeLessThan(text.length / 40)
  })
})
