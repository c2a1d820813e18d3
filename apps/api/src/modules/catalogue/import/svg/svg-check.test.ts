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
    ['a picture carried in it', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['a style of its own', svg('<style><![CDATA[.a{fill:red;filter:url(#f)}]]></style>')],
    ['words about scripts', svg('<!-- <script> --><title>onload="x" &lt;script&gt;</title>')],
    ['a paint from a list of pictures carried in it', svg('<rect style="fill:image-set(&quot;data:image/png;base64,AA&quot; 1x)"/>')],
    ['a CDATA section that looks like a comment', svg('<title><![CDATA[<!--]]></title><desc>--></desc>')],
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
    [
      'a script after a CDATA section that looks like a comment',
      svg('<desc><![CDATA[<!--]]></desc><script>x()</script><desc><![CDATA[-->]]></desc>'),
    ],
    ['a script after an instruction that looks like a comment', svg('<?a <!--?><script>x()</script><?a -->?>')],
    ['a script whose prefix has letters beyond ASCII', svg('<é:script xmlns:é="http://www.w3.org/2000/svg">x()</é:script>')],
    [
      'an animation whose prefix has letters beyond ASCII',
      svg('<a><é:set xmlns:é="http://www.w3.org/2000/svg" attributeName="href" to="javascript:x()"/></a>'),
    ],
    ['an import cut by a CDATA section', svg('<style><![CDATA[@imp]]><![CDATA[ort "http://x";]]></style>')],
    ['an import cut by a comment', svg('<style>@imp<!-- -->ort "http://x";</style>')],
    ['a set of pictures from elsewhere', svg('<style>rect{fill:image-set("http://x/y.png" 1x)}</style>')],
    ['a set of pictures from elsewhere, in an attribute', svg('<rect style="mask:-webkit-image-set(\'//x/y.png\' 1x)"/>')],
    ['a picture from elsewhere by a newer function', svg('<rect style="mask:image(ltr \'http://x/y.png\')"/>')],
    ['another base for its references', svg('<g xml:base="http://x/"><use href="#a"/></g>')],
    ['a button of HTML', svg('<h:button xmlns:h="http://www.w3.org/1999/xhtml" formaction="javascript:x()">a</h:button>')],
    ['an element that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['an entity that nobody declares', svg('<text>&nbsp;</text>')],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
  ])('refuses %s', (_, text) => expect(() => check(text)).toThrow(/^The SVG/))

  it('refuses UTF-16, which would hide everything from the checks', () => {
    expect(() => checkSvg(Buffer.from(`\uFEFF${svg('<script/>')}`, 'utf16le'))).toThrow('The SVG is not in UTF-8.')
  })

  it('parses a large drawing in linear time', () => {
    // With the square of it, this would not end within the test's limit.
    check(svg(`<path d="${'M1 1 '.repeat(2_000_000)}"/>${'<g a="b"/>'.repeat(200_000)}`))
    expect(() => check(svg('<g a="b">'.repeat(200_000)))).toThrow('The SVG has too many elements within each other.')
  })
})
