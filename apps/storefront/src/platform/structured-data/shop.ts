import { paths } from '@chitra/paths'
import * as messages from '@chitra/messages/common.ts'
import { shopOrigin } from '../origin.ts'
import { shopFacts } from '../shop-facts.ts'

/** The shop itself, with the way to search it. */
export function shopAndSearch(): object[] {
  const origin = shopOrigin()
  return [
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      url: `${origin}/`,
      name: shopFacts().name,
      description: messages.defaultDescription(shopFacts()),
      inLanguage: 'en-IN',
      publisher: { '@id': `${origin}/#organisation` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.search}/{search_term_string}` },
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
