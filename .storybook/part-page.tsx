import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { guideOf, importFor } from '../packages/ui/src/guides/all-guides.ts'
import type { Guide } from '../packages/ui/src/guides/guide.ts'
import { detailsText, purposeText } from '../packages/ui/src/guides/guide-text.ts'

/** The page of a part with a guide; of a page of the shop, what Storybook makes of its stories. */
export function PartPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const name = csfFile.meta.title.split('/').at(-1) ?? ''
  const guide = guideOf(name)
  return guide === undefined ? <PlainPage /> : <GuidePage name={name} guide={guide} />
}

function PlainPage() {
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Props />
      <Stories />
    </>
  )
}

function GuidePage({ name, guide }: { name: string; guide: Guide }) {
  const [primary, ...states] = useShownStories()
  return (
    <>
      <Title />
      <Description of="meta" />
      {primary && <Canvas of={primary.moduleExport} sourceState="none" />}
      <Source code={`${importFor(guide.code)}\n\n${guide.code}`} language="tsx" />
      <Markdown>{purposeText(name, guide)}</Markdown>
      {states.length > 0 && <Heading>States</Heading>}
      {states.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} />
      ))}
      <Markdown>{detailsText(name, guide)}</Markdown>
      <Heading>Props</Heading>
      <Props />
    </>
  )
}

/** The table of props; wider than a phone, so it scrolls within itself. */
function Props() {
  return (
    <div className="docs-props">
      <Controls />
    </div>
  )
}

/** The stories that look like themselves; one about keys or the pointer has no picture because it looks as another does. Where none has, they are all shown. */
function useShownStories() {
  const stories = use(DocsContext).componentStories()
  const seen = stories.filter(({ parameters }) => parameters['chromatic']?.disableSnapshot !== true)
  return seen.length > 0 ? seen : stories
}
