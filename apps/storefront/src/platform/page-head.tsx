import { useLayoutEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { type Head, tagsOf, titleOf } from './head.ts'
import { headOfMatches } from './route-head.ts'

/** Marks the elements that belong to the page that is shown. */
export const OF_PAGE = 'data-page-head'

/** Keeps the document's head that of the page that is shown; the server has written the first page's, and what only those need who run no scripts. */
export function PageHead() {
  return <ShowHead head={headOfMatches(useMatches())} />
}

/** Shows this head; null leaves the head as it is. */
export function ShowHead({ head }: { head: Head | null }) {
  const shown = head === null ? null : JSON.stringify(head)
  useLayoutEffect(() => {
    if (shown !== null) showHead(JSON.parse(shown) as Head)
  }, [shown])
  return null
}

/** The document's first head, which the server has written whole. */
let isFirst = true

function showHead(head: Head): void {
  const isWritten = isFirst && document.title === titleOf(head)
  isFirst = false
  if (isWritten) return
  document.title = titleOf(head)
  for (const element of document.head.querySelectorAll(`[${OF_PAGE}]`)) element.remove()
  for (const { tag, attributes, text } of tagsOf(head)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.setAttribute(OF_PAGE, '')
    if (text !== undefined) element.textContent = text
    document.head.append(element)
  }
}
