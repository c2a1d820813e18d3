import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sceneNames, scenePicture, warmThumbHash } from './fixtures.ts'
import { Accordion, ItemPicture, MasonryGallery, NonceProvider, Picture, SearchBar, StyleRules } from './index.ts'

type Decorator = (Story: ComponentType, context: { args: object; parameters: object }) => ReactNode

interface Drawn {
  args?: object
  parameters?: object
  decorators?: Decorator | Decorator[]
  render?: (args: object) => ReactNode
}
interface StoryFile {
  default: Drawn & { title: string; component: ComponentType }
  [story: string]: Drawn | undefined
}

/** A download is counted in the browser alone. */
const drawnInBrowser =
  /^Primitives\/Progress|^Patterns\/PriceArea: (All|Downloading)|^Patterns\/OrderReceipt: Downloading|^Patterns\/(OrderTable|WishListEntry): Progressing/

/** Without the pages of foundations, which show tokens, not parts, and the playground, a tool of Storybook. */
const stories = Object.values(
  import.meta.glob<StoryFile>(['./**/*.stories.tsx', '!./foundations/**', '!./playground/**'], { eager: true }),
).flatMap(({ default: meta, ...named }) =>
  Object.entries(named).map(([name, story = {}]) => {
    const args = { ...meta.args, ...story.args }
    const parameters = { ...meta.parameters, ...story.parameters }
    const render = story.render ?? meta.render
    const Story = () => (render === undefined ? createElement(meta.component, args) : render(args))
    const around = [story.decorators ?? [], meta.decorators ?? []].flat()
    return {
      title: `${meta.title}: ${name}`,
      Story: around.reduce<() => ReactNode>((Inner, decorate) => () => decorate(Inner, { args, parameters }), Story),
    }
  }),
)

describe('a server', () => {
  it.each(stories.filter(({ title }) => !drawnInBrowser.test(title)))('draws $title without a style attribute', ({ Story }) => {
    expect(renderToString(createElement(Story)).match(/<[^>]* style=[^>]*>/)?.[0]).toBeUndefined()
  })

  it('draws a picture that is seen without a script', () => {
    const html = renderToString(<Picture picture={{ ...scenePicture('tea'), thumbHash: warmThumbHash }} />)
    expect(html).toContain(`src="${scenePicture('tea').src}"`)
    expect(html).not.toMatch(/opacity-0|shimmer/)
  })

  it('draws the picture of an item in its shape', () => {
    const html = renderToString(<ItemPicture title="Tea" picture={{ ...scenePicture('tea'), width: 300, height: 200 }} />)
    expect(html).toMatch(/<style>\[data-item-picture="[^"]+"\]\{aspect-ratio:1\.5000;/)
  })

  it('draws answers that open without a script', () => {
    const html = renderToString(<Accordion openIds={['b']} items={['a', 'b'].map((id) => ({ id, title: `${id}?`, content: `${id}.` }))} />)
    expect(html.match(/<details[^>]*>/g)).toEqual(['<details class="group">', '<details open="" class="group">'])
  })

  it('draws a search that works without a script', () => {
    const nothing = () => {}
    const search = (
      <SearchBar action="/find" value="tea" category="all" onValueChange={nothing} onCategoryChange={nothing} onSearch={nothing} />
    )
    expect(renderToString(search)).toMatch(
      /<form role="search"[^>]* action="\/find" method="get">.*<select name="category".*<input[^>]* name="q"/,
    )
  })

  it('gives style elements the nonce, and never ends one early', () => {
    const rules = 'a{content:"</style><script>"}'
    const html = renderToString(
      <NonceProvider value="n0nce">
        <StyleRules rules={rules} />
      </NonceProvider>,
    )
    expect(html).toMatch(/^<style nonce="n0nce">/)
    expect(html.match(/<\/style/g)).toHaveLength(1)
  })

  it('draws a page of a gallery, with a place at each width for each tile and for the whole [GAL-01]', () => {
    const items = sceneNames.map((id) => ({ id, width: 300, height: 200 }))
    const html = renderToString(<MasonryGallery items={items} renderTile={({ id }) => id} />)
    expect(html.match(/<li /g)).toHaveLength(items.length)
    expect(html.match(/@container [^{]+/g)).toEqual([
      '@container (width >= 0px) and (width < 540px)',
      '@container (width >= 540px) and (width < 820px)',
      '@container (width >= 820px) and (width < 1400px)',
      '@container (width >= 1400px)',
    ])
    expect(html.match(/--masonry-columns:/g)).toHaveLength(4)
    expect(html.match(/[;{]top:/g)).toHaveLength(4 * items.length)
  })
})
