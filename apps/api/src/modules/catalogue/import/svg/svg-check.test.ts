import { describe, expect, it } from 'vitest'
import { checkSvg } from './svg-check.ts'
import { svg } from '../testing.ts'

const check = (text: string): void => checkSvg(Buffer.from(text))

describe('checking an SVG', () => {
  it.each([
    ['a plain drawing', svg('<rect width="9" height="9" fill="url(#a)"/><use xlink:href="#a"/>')],
    [
      'a doctype without entities',
      `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
    ],
    ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['a style element', svg('<style><![CDATA[.a{fill:red;filter:url(#f)}]]></style>')],
    ['text that looks like a script', svg('<!-- <script> --><title>onload="x" &lt;script&gt;</title>')],
    ['an image set of embedded pictures', svg('<rect style="fill:image-set(&quot;data:image/png;base64,AA&quot; 1x)"/>')],
    ['a CDATA section that looks like a comment', svg('<title><![CDATA[<!--]]></title><desc>--></desc>')],
    ['licence metadata', svg('<metadata><cc:license xmlns:cc="http://c" rdf:resource="http://x" xmlns:rdf="http://r"/></metadata>')],
  ])('accepts %s', (_, text) => expect(() => check(text)).not.toThrow())

  it.each([
    ['a script', svg('<script/>')],
    ['a script element with a namespace prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>')],
    ['an event handler', svg('<g ONCLICK="x()"/>')],
    ['an event handler after a value with a bracket', svg('<g a=">" onclick="x()"/>')],
    ['an encoded javascript: scheme', svg('<a href="&#106;avascript:x"/>')],
    ['an external link', svg('<a xlink:href="https://example.com"/>')],
    ['an SVG in an SVG', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
    ['an imported style sheet', svg('<style>@import "http://x";</style>')],
    ['an imported style sheet, in CDATA', svg('<style><![CDATA[@import "http://x";]]></style>')],
    ['an external reference in an escaped CSS function', svg('<rect style="fill:u\\72l(http://x)"/>')],
    ['an external paint', svg('<rect fill="url( \'//x/y#z\')"/>')],
    ['an animated link', svg('<a><set attributeName="xlink:href" to="javascript:x"/></a>')],
    ['an external style sheet', `<?xml-stylesheet href="http://x"?>${svg('')}`],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
    [
      'a script after a CDATA section that looks like a comment',
      svg('<desc><![CDATA[<!--]]></desc><script>x()</script><desc><![CDATA[-->]]></desc>'),
    ],
    ['a script after a processing instruction that looks like a comment', svg('<?a <!--?><script>x()</script><?a -->?>')],
    ['a script with a non-ASCII prefix', svg('<é:script xmlns:é="http://www.w3.org/2000/svg">x()</é:script>')],
    [
      'an animation with a non-ASCII prefix',
      svg('<a><é:set xmlns:é="http://www.w3.org/2000/svg" attributeName="href" to="javascript:x()"/></a>'),
    ],
    ['an import split by a CDATA section', svg('<style><![CDATA[@imp]]><![CDATA[ort "http://x";]]></style>')],
    ['an import split by a comment', svg('<style>@imp<!-- -->ort "http://x";</style>')],
    ['an external image set', svg('<style>rect{fill:image-set("http://x/y.png" 1x)}</style>')],
    ['an external image set, in an attribute', svg('<rect style="mask:-webkit-image-set(\'//x/y.png\' 1x)"/>')],
    ['an external picture in image()', svg('<rect style="mask:image(ltr \'http://x/y.png\')"/>')],
    ['a different base for its references', svg('<g xml:base="http://x/"><use href="#a"/></g>')],
    ['an HTML button', svg('<h:button xmlns:h="http://www.w3.org/1999/xhtml" formaction="javascript:x()">a</h:button>')],
    ['an element that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['an undeclared entity', svg('<text>&nbsp;</text>')],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
  ])('refuses %s', (_, text) => expect(() => check(text)).toThrow(/^The SVG/))

  it('refuses UTF-16, which the checks could not read', () => {
    expect(() => checkSvg(Buffer.from(`\uFEFF${svg('<script/>')}`, 'utf16le'))).toThrow('The SVG is not in UTF-8.')
  })

  it('parses a large drawing in linear time', () => {
    // In quadratic time, this would not finish within the test's timeout.
    check(svg(`<path d="${'M1 1 '.repeat(2_000_000)}"/>${'<g a="b"/>'.repeat(200_000)}`))
    expect(() => check(svg('<g a="b">'.repeat(200_000)))).toThrow('The SVG has too many nested elements.')
  })
})
