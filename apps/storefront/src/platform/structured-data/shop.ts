import { paths } from '@chitra/paths'
import * as messages from '@chitra/messages/common.ts'
import { shopOrigin } from '../origin.ts'
import { shopFacts } from '../shop-facts.ts'
import { locale } from '@chitra/messages/language.ts'
import { addressOf } from '../here.ts'

/** The shop itself, with the way to search it. */
export function shopAndSearch(): object[] {
  const origin = shopOrigin()
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}${addressOf(paths.home)}#website`,
      url: origin + addressOf(paths.home),
      name: shopFacts().name,
      description: messages.defaultDescription(shopFacts()),
      inLanguage: locale,
      publisher: { '@id': `${origin}/#organisation` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${addressOf(paths.search)}/{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      '@id': `${origin}/#organisation`,
      name: shopFacts().name,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
  ]
}
