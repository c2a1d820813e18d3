import { describe, expect, it } from 'vitest'
import { allowedOf, questionsOf, type TextNode, wordsOf } from './page-text.ts'
import { parse } from './parse-on-server.ts'

const read = (html: string): TextNode[] => allowedOf(parse(html))
const element = (tag: string, children: TextNode[], attributes = {}): TextNode => ({ tag, attributes, children })

describe('a page’s text as the server reads it', () => {
  it('has the elements that a browser would make of it', () => {
    expect(read('<table><tr><td>1</table>')).toEqual([element('table', [element('tbody', [element('tr', [element('td', ['1'])])])])])
    expect(read('<p>One<p>Two')).toEqual([element('p', ['One']), element('p', ['Two'])])
    expect(read('Tea &amp; <b>milk</b>')).toEqual(['Tea & ', element('b', ['milk'])])
  })

  it('keeps what may stand in it, and of other elements the contents or nothing [STAT-07]', () => {
    expect(read('<h1 class="x">A</h1><section><p onclick="x()" lang="hi">B</p></section>')).toEqual([
      element('h2', ['A']),
      element('p', ['B'], { lang: 'hi' }),
    ])
    expect(read('<script>alert(1)</script><svg onload="x()"><text>C</text></svg><iframe srcdoc="x"></iframe>')).toEqual([])
    expect(read('<a href="/faq" target="_top">D</a><p href="/x">E</p>')).toEqual([
      element('a', ['D'], { href: '/faq' }),
      element('p', ['E']),
    ])
  })

  it('is questions where it is made of nothing else', () => {
    const faq = read('<h2>May I?</h2><p>Yes,</p><p>both <b>of us</b>.</p>\n<h2>Why?</h2><p>So.</p>')
    expect(questionsOf(faq)?.map(({ title, answer }) => [title, wordsOf(answer)])).toEqual([
      ['May I?', 'Yes, both of us.'],
      ['Why?', 'So.'],
    ])
    expect(questionsOf(read('<p>First</p><h2>May I?</h2><p>Yes</p>'))).toBeNull()
    expect(questionsOf(read('<h2>May I?</h2><h2>Why?</h2><p>So.</p>'))).toBeNull()
  })
})
