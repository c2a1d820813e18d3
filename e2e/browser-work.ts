import type { Page } from 'playwright'

export interface Work {
  /** How many elements have got their style anew. */
  restyled: number
  /** How often the layout began with the page, instead of with a part whose size nothing within it changes. */
  wholeLayouts: number
  /** Elements whose style was computed anew because something was added somewhere within them. */
  askedByHas: string[]
}

/** What the browser does for a page while something is done. */
export async function workOf(page: Page, act: () => Promise<void>): Promise<Work> {
  const devtools = await page.context().newCDPSession(page)
  const work: Work = { restyled: 0, wholeLayouts: 0, askedByHas: [] }
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[]) {
      if (name === 'UpdateLayoutTree') work.restyled += args.elementCount ?? 0
      if (name === 'Layout' && args.beginData?.partialLayout === false) work.wholeLayouts += 1
      if (args.data?.reason === 'Affected by :has()') work.askedByHas.push(args.data.nodeName ?? '')
    }
  })
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'] },
  })
  await act()
  await devtools.send('Tracing.end')
  await complete
  return work
}

interface TraceEvent {
  name: string
  args: { elementCount?: number; beginData?: { partialLayout: boolean }; data?: { reason?: string; nodeName?: string } }
}
