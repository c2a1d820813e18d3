import sanitizeHtml from 'sanitize-html'

/**
 * Sanitises the HTML of a page. Keeps text, headings, lists, tables, emphasis, and links to web, mail and telephone addresses. Removes scripts, styles,
 * pictures, forms, other attributes and other links.
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
