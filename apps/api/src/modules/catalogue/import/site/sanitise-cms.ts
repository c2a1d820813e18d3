import sanitizeHtml from 'sanitize-html'

/**
 * Makes the HTML of a page harmless: text, headings, lists, tables, links and emphasis stay; scripts, styles, pictures, forms, attributes and
 * links to anything but this site, the web, mail and telephones go.
 */
export function sanitiseCms(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'h1',
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'strong',
      'b',
      'em',
      'i',
      'small',
      'sub',
      'sup',
      'a',
      'table',
      'caption',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'code',
    ],
    allowedAttributes: {
      a: ['href', 'title'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      '*': ['lang'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
  })
}
