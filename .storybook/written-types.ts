import type { Preview } from '@storybook/react-vite'
import { isValidElement } from 'react'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type ArgType = ReturnType<ArgTypesEnhancer>[string]

/** The part of react-docgen's types that is looked at. */
interface DocgenType {
  name: string
  /** The type as it is written. */
  raw?: string
  /** A literal, with its quotation marks. */
  value?: string
  /** What a union joins. */
  elements?: DocgenType[]
  /** Of a signature: `function` or `object`. */
  type?: string
}

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: DocgenType }> }
}

/** What a union joins, without `undefined`: that a prop may be left out is said by its `?` already. */
function choices(type: DocgenType): DocgenType[] {
  if (type.name === 'undefined') return []
  return type.name === 'union' && type.elements !== undefined ? type.elements.flatMap(choices) : [type]
}

const isLiteral = (type: DocgenType) => type.name === 'literal' || type.name === 'null'
const unquoted = (text: string) => text.replaceAll(/^['"]|['"]$/g, '')

function written(type: DocgenType): string {
  // React-docgen has no words for some types inside a union, but keeps the text of the whole.
  const text = choices(type).some((choice) => choice.name === 'unknown')
    ? (type.raw ?? 'unknown').replace(/\s*\|\s*undefined$/, '')
    : choices(type)
        .map((choice) => choice.value ?? choice.raw ?? choice.name)
        .join(' | ')
  return text.replace(/^\(([^()]*(?:\([^()]*\))?[^()]*)\)$/, '$1').replaceAll(/^\|\s*/g, '')
}

/** The type that chooses the control; a prop that takes any node is edited as the text that the story gives it. */
function controlled(type: DocgenType, arg: unknown): ArgType['type'] {
  const parts = choices(type)
  const [only] = parts
  if (only === undefined) return { name: 'other', value: type.name }
  if (parts.every(isLiteral))
    return { name: 'enum', value: parts.map((part) => (part.value === undefined ? null : unquoted(part.value))) as string[] }
  if (parts.length === 1 && (only.name === 'boolean' || only.name === 'string' || only.name === 'number')) return { name: only.name }
  if (parts.length === 1 && (only.type === 'function' || (only.name === 'unknown' && written(type).includes('=>'))))
    return { name: 'function' }
  if (typeof arg === 'string') return { name: 'string' }
  return { name: 'other', value: written(type) }
}

/** An arg of a story that is no prop of our own. */
const native = { description: 'Reaches the native element.', table: { category: 'Of the native element' } }

/**
 * Storybook shows `busy?: boolean | undefined` as "union", without a switch, and a list by the word "Array". This says what is written
 * in the source, and chooses the control by it.
 */
export const showWrittenTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props
  if (props === undefined) return argTypes
  const own = Object.entries(argTypes).map(([name, argType]): [string, ArgType] => {
    const type = props[name]?.tsType
    if (type === undefined) return [name, argType]
    const table = { ...argType.table, type: { summary: written(type) } }
    const arg: unknown = initialArgs[name]
    // What is drawn cannot be typed in.
    const control = isValidElement(arg) ? { control: false as const } : {}
    return [name, { ...argType, ...control, type: controlled(type, arg), table }]
  })
  const rest = Object.keys(initialArgs)
    .filter((name) => !(name in props))
    .map((name): [string, ArgType] => [name, { name, ...native, ...argTypes[name] }])
  return Object.fromEntries([...own, ...rest])
}
