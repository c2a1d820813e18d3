import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../primitives/table/table.tsx'
import type { ColourToken } from '../tokens/theme-tokens.ts'
import { contrast, PAIRS } from './contrast.ts'
import { Specimen, TokenName } from './specimen.tsx'
import { theme } from './theme.ts'

const modes = ['light', 'dark'] as const
type Mode = (typeof modes)[number]

const byName = new Map(theme.colours.map((token) => [token.name, token]))

/** The colour that this one is read with: the text on it, or else what it stands on. */
function partnerOf(name: string): { partner: ColourToken; least: number } | null {
  const asText = PAIRS.find(({ over }) => over === name)
  const asGround = PAIRS.find(({ under }) => under.includes(name))
  const pair = name.startsWith('on-') ? asText : (asGround ?? asText)
  const partner = byName.get((pair === asText ? pair?.under[0] : pair?.over) ?? '')
  return pair === undefined || partner === undefined ? null : { partner, least: pair.least }
}

const ratio = (one: string, other: string): string => `${contrast(one, other).toFixed(1)}:1`

function Swatch({ token, mode }: { token: ColourToken; mode: Mode }) {
  const read = partnerOf(token.name)
  return (
    <span className="flex w-1/2 flex-col">
      <span
        aria-hidden="true"
        className="flex h-16 items-center border-y justify-center text-xl font-bold"
        style={{ backgroundColor: token[mode], color: read?.partner[mode] }}
      >
        {read === null ? null : 'Aa'}
      </span>
      <span className="flex flex-col p-3 text-xs text-soft">
        <span>{mode === 'light' ? 'Light' : 'Dark'}</span>
        <span className="text-sm tabular-nums text-ink">{token[mode]}</span>
        {read === null ? null : <span className="tabular-nums">{ratio(token[mode], read.partner[mode])}</span>}
      </span>
    </span>
  )
}

/** Each colour in both themes at once, with the contrast to the colour it is read with. */
export function Colours() {
  return (
    <Specimen>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {theme.colours.map((token) => {
          const read = partnerOf(token.name)
          return (
            <li key={token.name} className="flex flex-col overflow-hidden rounded-lg border bg-surface">
              <span className="p-3">
                <TokenName name={token.name} value={token.use}>
                  <span>{read === null ? 'No text of its own' : `Contrast to ${read.partner.name}, at least ${read.least}:1`}</span>
                </TokenName>
              </span>
              <span className="flex grow">
                {modes.map((mode) => (
                  <Swatch key={mode} token={token} mode={mode} />
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </Specimen>
  )
}

/** The least contrast of text; what needs less is a border or an icon. */
const TEXT = 4.5

function Sample({ over, ground, isText }: { over: string; ground: string; isText: boolean }) {
  const colours = { color: `var(--${over})`, backgroundColor: `var(--${ground})` }
  if (isText)
    return (
      <span className="rounded-sm px-2 py-1 font-semibold whitespace-nowrap" style={colours}>
        {over}
      </span>
    )
  return (
    <span className="inline-flex items-center gap-2 px-2">
      <span aria-hidden="true" className="size-5 rounded-xs border-2" style={{ ...colours, borderColor: 'currentColor' }} />
      {over}
    </span>
  )
}

/** Every pair that the kit puts together, with what it has and what it must have. */
export function ContrastTable() {
  const rows = PAIRS.flatMap(({ over, under, least }) => under.map((ground) => ({ over, ground, least })))
  return (
    <Specimen>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- On a phone it scrolls sideways, which the keyboard must be able to do. */}
      <div role="region" aria-label="Contrast of each pair" tabIndex={0} className="overflow-x-auto">
        <Table caption="Contrast of each pair" captionHidden>
          <TableHead>
            <TableRow>
              {['Sample', 'On', 'Light', 'Dark', 'At least'].map((head) => (
                <TableColumn key={head}>{head}</TableColumn>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ over, ground, least }) => (
              <TableRow key={`${over} ${ground} ${least}`}>
                <TableCell>
                  <Sample over={over} ground={ground} isText={least >= TEXT} />
                </TableCell>
                <TableCell>{ground}</TableCell>
                {modes.map((mode) => (
                  <TableCell key={mode} className="tabular-nums">
                    {ratio(byName.get(over)?.[mode] ?? '', byName.get(ground)?.[mode] ?? '')}
                  </TableCell>
                ))}
                <TableCell className="tabular-nums">{`${least}:1`}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </Specimen>
  )
}
