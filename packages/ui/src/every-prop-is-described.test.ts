import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtinResolvers, makeFsImporter, parse, type Documentation } from 'react-docgen'
import { describe, expect, it } from 'vitest'

// Storybook makes its pages of every part with react-docgen: what it cannot read, a designer does not see.

const root = fileURLToPath(new URL('.', import.meta.url))
const files = ['primitives', 'patterns'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.stories.tsx'))
    .map((path) => join(folder, path))
    .sort(),
)

/** Our own files name each other with their endings; what packages hold is not ours to describe. */
const importer = makeFsImporter((name, folder) => {
  if (name.startsWith('.')) return join(folder, name)
  throw Object.assign(new Error(name), { code: 'MODULE_NOT_FOUND' })
})

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** By file: each is parsed once. */
const documentations = new Map<string, Documentation[]>()

function documentationOf(file: string): Documentation[] {
  const documentation = documentations.get(file) ?? parseFile(file)
  documentations.set(file, documentation)
  return documentation
}

function parseFile(file: string): Documentation[] {
  try {
    return parse(read(file), { filename: join(root, file), importer, resolver: new builtinResolvers.FindExportedDefinitionsResolver() })
  } catch (error) {
    // A file of glyphs or of shared types exports no component.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return []
    throw error
  }
}

/** The part of react-docgen's types that is looked at. */
interface DocgenType {
  name: string
  value?: string
  elements?: DocgenType[]
}
type Prop = NonNullable<Documentation['props']>[string]

const typeOf = (prop: Prop): DocgenType | undefined => prop.tsType

/** `readonly X[]` alone is shown as "unknown"; a union taken from a list by `[number]` is shown without its values. */
function isHidden(type: DocgenType | undefined): boolean {
  if (type === undefined || type.name === 'unknown') return true
  return type.name.startsWith('unknown[') || (type.elements ?? []).some((element) => element.name.startsWith('unknown['))
}

function literalsOf(type: DocgenType): string[] {
  if (type.name === 'literal') return [(type.value ?? '').replaceAll("'", '')]
  return (type.elements ?? []).flatMap(literalsOf)
}

/** The lines that a reviewer gets: what is missing, by component and prop. */
function missingFrom(component: Documentation): string[] {
  const name = component.displayName ?? 'A component'
  const props = Object.entries(component.props ?? {})
  return [
    ...(component.description ? [] : [`${name} has no description`]),
    ...props.filter(([, prop]) => !prop.description).map(([prop]) => `${name}.${prop} has no description`),
    ...props.filter(([, prop]) => isHidden(typeOf(prop))).map(([prop]) => `${name}.${prop} has a type that is not shown`),
  ]
}

/** The text from the bracket at `start` to the one that closes it. Class names hold brackets only in pairs. */
function bracketed(source: string, start: number): string {
  let depth = 0
  for (let end = start; end < source.length; end++) {
    if (source[end] === '{') depth++
    if (source[end] === '}' && --depth === 0) return source.slice(start + 1, end)
  }
  return ''
}

/** Each variant of the file's class tables, with its values. */
function variantsIn(source: string): { variant: string; values: string[] }[] {
  return Array.from(source.matchAll(/variants: (?=\{)/g)).flatMap((match) => {
    const table = bracketed(source, match.index + match[0].length)
    return Array.from(table.matchAll(/(\w+): (?=\{)/g), (entry) => ({
      variant: entry[1] ?? '',
      values: Array.from(
        bracketed(table, entry.index + entry[0].length).matchAll(/(?:^|[,{\n])\s*'?(\w+)'?: ['[]/g),
        (key) => key[1] ?? '',
      ),
    }))
  })
}

it('finds the components, their props and their variants', () => {
  expect(files.flatMap(documentationOf).length).toBeGreaterThan(80)
  expect(variantsIn(read('primitives/button/button.tsx'))).toEqual([
    { variant: 'variant', values: ['primary', 'secondary', 'ghost', 'download'] },
    { variant: 'size', values: ['sm', 'md', 'lg'] },
  ])
  // The parts are parsed here, all of them.
}, 60_000)

describe.each(files)('%s', (file) => {
  it('describes each component and each prop', () => {
    expect(documentationOf(file).flatMap(missingFrom)).toEqual([])
  })

  it('shows every value of its variants', () => {
    const components = documentationOf(file)
    for (const { variant, values } of variantsIn(read(file))) {
      const shown = components.flatMap(({ props }) => (props?.[variant] ? literalsOf(typeOf(props[variant]) ?? { name: '' }) : []))
      // A table may follow from what a part holds rather than from a prop of that name.
      if (components.some(({ props }) => props?.[variant])) expect(shown, `${dirname(file)}: ${variant}`).toEqual(values)
    }
  })
})
