import type { TextToken } from '../tokens/theme-tokens.ts'
import { Specimen, TokenName } from './specimen.tsx'
import { theme } from './theme.ts'

/** Pixels of a rem, where the reader has set nothing. */
const REM = 16
/** From this size on, in rem, a text is a heading, which has its own weight and, in Hindi, its own file. */
const HEADINGS_FROM = 1.5

const pixels = (rem: number): string => `${Math.round(rem * REM * 10) / 10}`

function Line({ token, text, lang }: { token: TextToken; text: string; lang: 'en' | 'hi' }) {
  const isHeading = token.size >= HEADINGS_FROM
  return (
    <span
      lang={lang}
      className={isHeading ? 'font-bold' : undefined}
      style={{
        fontSize: `${token.size}rem`,
        lineHeight: lang === 'hi' ? undefined : `${token.line}rem`,
        fontFamily: isHeading && lang === 'hi' ? "'Anek Devanagari', var(--font-sans)" : undefined,
      }}
    >
      {text}
    </span>
  )
}

/** Every size in both scripts. */
export function TextSizes() {
  return (
    <Specimen>
      <ul className="flex flex-col">
        {theme.texts.map((token) => (
          <li key={token.name} className="flex flex-col gap-3 border-b py-4 md:flex-row md:items-baseline md:gap-6">
            <span className="w-40 shrink-0">
              <TokenName name={`text-${token.name}`} value={`${token.size}rem = ${pixels(token.size)}px`}>
                <span className="tabular-nums">{`line ${pixels(token.line)}px`}</span>
              </TokenName>
            </span>
            <span className="flex min-w-0 flex-col gap-1 wrap-anywhere">
              <Line token={token} text="Pictures speak, ₹199" lang="en" />
              <Line token={token} text="तस्वीरें बोलती हैं" lang="hi" />
            </span>
          </li>
        ))}
      </ul>
    </Specimen>
  )
}

/** The weights that have a name, after the one that has none. */
export function Weights() {
  return (
    <Specimen>
      <ul className="flex flex-col gap-3">
        {[{ name: 'normal', value: 400 }, ...theme.weights].map(({ name, value }) => (
          <li key={name} className="flex items-baseline gap-6">
            <span className="w-40 shrink-0">
              <TokenName name={`font-${name}`} value={String(value)} />
            </span>
            <span className="min-w-0 text-xl" style={{ fontWeight: value }}>
              {'Dusk over the ghats'}
            </span>
          </li>
        ))}
      </ul>
    </Specimen>
  )
}

export function Figures() {
  return (
    <Specimen>
      <ul className="flex w-40 flex-col text-end text-lg tabular-nums">
        {['₹199', '₹234.82', '₹1,11,111.11'].map((price) => (
          <li key={price}>{price}</li>
        ))}
      </ul>
    </Specimen>
  )
}

export function Families() {
  return (
    <Specimen>
      <ul className="flex flex-col gap-4">
        {theme.fonts.map(({ name, families }) => (
          <li key={name}>
            <TokenName name={`font-${name}`} value={families.join(', ')} />
          </li>
        ))}
      </ul>
    </Specimen>
  )
}
