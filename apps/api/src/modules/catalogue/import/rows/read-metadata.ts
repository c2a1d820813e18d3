import exifr from 'exifr'
import { LENGTHS, MAX_KEYWORDS } from './entry.ts'
import type { Row } from './to-entry.ts'
import { clean, cut, distinct } from './text.ts'

/** A picture's embedded metadata (XMP, else IPTC, else EXIF) as a catalogue row. Damaged metadata is ignored. */
export async function readMetadata(path: string): Promise<Row> {
  const { xmp, iptc, ifd0 } = await sections(path)
  const first = (length: number, ...values: unknown[]): string => cut(values.map(textOf).find((text) => text !== '') ?? '', length)
  const keywords = distinct([...wordsOf(xmp['subject']), ...wordsOf(iptc['Keywords'])]).map((word) =>
    cut(word.replaceAll(';', ','), LENGTHS.keyword),
  )
  const place = distinct([iptc['City'] ?? xmp['City'], iptc['State'] ?? xmp['State'], iptc['Country'] ?? xmp['Country']].map(textOf))
  return {
    title: first(LENGTHS.title, xmp['title'], iptc['ObjectName'], iptc['Headline']),
    description: first(LENGTHS.description, xmp['description'], iptc['Caption'], ifd0['ImageDescription']),
    keywords: keywords.slice(0, MAX_KEYWORDS).join(';'),
    author: first(LENGTHS.author, xmp['creator'], iptc['Byline'], ifd0['Artist']),
    location: cut(place.join(', '), LENGTHS.location),
  }
}

// oxlint-disable-next-line import/no-named-as-default-member -- to Node exifr is CommonJS, whose named exports it does not see
const { parse } = exifr

type Section = Record<string, unknown>

async function sections(path: string): Promise<{ xmp: Section; iptc: Section; ifd0: Section }> {
  try {
    const read: unknown = await parse(path, {
      mergeOutput: false,
      xmp: true,
      iptc: true,
      ifd0: { pick: ['ImageDescription', 'Artist'] },
      exif: false,
      gps: false,
    })
    return {
      xmp: Object.assign({}, ...['xmp', 'dc', 'photoshop'].map((name) => sectionOf(read, name))) as Section,
      iptc: sectionOf(read, 'iptc'),
      ifd0: sectionOf(read, 'ifd0'),
    }
  } catch {
    // The picture may be fine even if its metadata is damaged.
    return { xmp: {}, iptc: {}, ifd0: {} }
  }
}

function sectionOf(read: unknown, name: string): Section {
  const section: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, name) : undefined
  return typeof section === 'object' && section !== null ? { ...section } : {}
}

/** In XMP, a text with a language is `{ lang, value }` and a list is an array. */
function textOf(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map(textOf)
      .filter((text) => text !== '')
      .join(', ')
  if (typeof value === 'object' && value !== null && 'value' in value) return textOf(value.value)
  return typeof value === 'string' ? clean(fixEncoding(value)) : ''
}

const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : textOf(value).split(/[;,]/))

/** exifr decodes IPTC as Latin-1, although it is usually UTF-8 today. */
function fixEncoding(text: string): string {
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return text
  const read = Buffer.from(text, 'latin1').toString('utf8')
  return read.includes('\uFFFD') ? text : read
}
