import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gzipOf, keptPart } from './gzip-parts.ts'

const bytes = (text: string): Buffer => Buffer.from(text)

describe('a document joined from compressed parts', () => {
  it.each([
    ['words and letters of other scripts', ['<p>चाय</p>'.repeat(50), 'nonce', '<p>tea</p>'.repeat(5_000)]],
    ['nothing', []],
    ['empty parts', ['', '', '']],
    ['a part larger than a window', ['x'.repeat(100_000), 'n', 'x'.repeat(100_000)]],
  ])('is what its parts are: %s', (_, texts) => {
    const joined = gzipOf(texts.map((text, at) => (at % 2 === 0 ? keptPart(bytes(text)) : bytes(text))))
    expect(gunzipSync(joined).toString()).toBe(texts.join(''))
  })

  it('weighs little more than the document compressed at once', () => {
    const text = '<li class="tile">A picture of tea</li>'.repeat(3_000)
    expect(gzipOf([keptPart(bytes(text)), bytes('nonce'), keptPart(bytes(text))]).length).toBeLessThan(text.length / 40)
  })
})
