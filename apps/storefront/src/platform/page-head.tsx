import { messages } from '../messages/messages.ts'

export interface PageHeadProps {
  title?: string | undefined
  description?: string | undefined
  keywords?: string | undefined
}

/** Title, description and keywords of a page; the shop's own where a page has none (HOME-04, ITEM-08). React lifts them into the head. */
export function PageHead({ title, description, keywords }: PageHeadProps) {
  return (
    <>
      <title>{filled(title, messages.defaultTitle)}</title>
      <meta name="description" content={filled(description, messages.defaultDescription)} />
      <meta name="keywords" content={filled(keywords, messages.defaultKeywords)} />
    </>
  )
}

const filled = (text: string | undefined, otherwise: string): string => (text === undefined || text.trim() === '' ? otherwise : text)
