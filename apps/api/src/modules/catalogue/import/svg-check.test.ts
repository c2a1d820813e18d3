import { describe, expect, it } from 'vitest'
import { checkSvg } from './svg-check.ts'
import { svg } from './testing.ts'

const check = (text: string): void => checkSvg(Buffer.from(text))

describe('checking an SVG', () => {
  it.each([
    ['a plain drawing', svg('<rect width="9" height="9" fill="url(#a)"/><use xlink:href="#a"/>')],
    [
      'a doctype without entities',
      `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    ],
    ['a picture carried in it', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['a style of its own', svg('<style><![CDATA[.a{fill:red;filter:url(#f)}]]></style>')],
    ['words about scripts', svg('<!-- <script> --><title>onload="x" &lt;script&gt;</title>')],
    ['licence data', svg('<metadata><cc:license xmlns:cc="http://c" rdf:resource="http://x" xmlns:rdf="http://r"/></metadata>')],
  ])('takes %s', (_, text) => expect(() => check(text)).not.toThrow())

  it.each([
    ['a script', svg('<script/>')],
    ['a script under another name', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>')],
    ['a handler', svg('<g ONCLICK="x()"/>')],
    ['a handler after a tricky value', svg('<g a=">" onclick="x()"/>')],
    ['a hidden scheme', svg('<a href="&#106;avascript:x"/>')],
    ['a link elsewhere', svg('<a xlink:href="https://example.com"/>')],
    ['an SVG in an SVG', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
    ['a style from elsewhere', svg('<style>@import "http://x";</style>')],
    ['a style from elsewhere, in CDATA', svg('<style><![CDATA[@import "http://x";]]></style>')],
    ['a style from elsewhere, escaped', svg('<rect style="fill:u\\72l(http://x)"/>')],
    ['a paint from elsewhere', svg('<rect fill="url( \'//x/y#z\')"/>')],
    ['an animated link', svg('<a><set attributeName="xlink:href" to="javascript:x"/></a>')],
    ['a sheet from elsewhere', `<?xml-stylesheet href="http://x"?>${svg('')}`],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
  ])('refuses %s [TF-10]', (_, text) => expect(() => check(text)).toThrow(/^The SVG/))

  it('refuses UTF-16, in which none of it would be found [TF-10]', () => {
    expect(() => checkSvg(Buffer.from(`\uFEFF${svg('<script/>')}`, 'utf16le'))).toThrow('The SVG is not in UTF-8.')
  })

  it('reads a large drawing in steps that grow with its length alone', () => {
    // With the square of it, this would not end within the test's limit.
    check(svg(`<path d="${'M1 1 '.repeat(2_000_000)}"/>${'<g a="b" '.repeat(500_000)}`))
  })
})
