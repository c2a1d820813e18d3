import { createTailwindMerge } from 'tailwind-merge'

// The families of classes that callers lay over a part's own. tailwind-merge knows every family of Tailwind, which is three quarters of its weight; these
// are the ones the kit and its users write. A story in which two classes of one family meet all the same fails (visual/picture.setup.ts asks the
// whole of tailwind-merge).

const any = (): boolean => true
const isLength = (value: string): boolean => /^(\d|\[\d|px$)/.test(value)
const isSide = (value: string): boolean => /^[xysetrbl](-|$)/.test(value)
const isTextSize = (value: string): boolean => /^(xs|sm|base|lg|\d?xl|\[)/.test(value)
const isTextPlace = (value: string): boolean => /^(start|end|center|left|right|justify)$/.test(value)
const isTextWrap = (value: string): boolean => /^(wrap|nowrap|balance|pretty)$/.test(value)
const isInsetDecoration = (value: string): boolean => /^(ring|shadow)/.test(value)
const isWeight = (value: string): boolean => /^(thin|light|normal|medium|semibold|bold|black|\[)/.test(value)
const isLineStyle = (value: string): boolean => /^(solid|dashed|dotted|none|collapse|separate)$/.test(value)
const not =
  (...known: ((value: string) => boolean)[]) =>
  (value: string): boolean =>
    !known.some((is) => is(value))

/** Families whose name is the start of the class: `px-4` is of `px`. */
const PLAIN = [
  'p px py ps pe pt pr pb pl m mx my ms me mt mr mb ml',
  'size w h min-w min-h max-w max-h gap gap-x gap-y basis order aspect columns',
  'inset-x inset-y start end top right bottom left z opacity cursor select object',
  'items self content place overflow overflow-x overflow-y whitespace line-clamp leading tracking',
  'grid-cols grid-rows grid-flow auto-cols auto-rows col-span col-start col-end row-span row-start row-end',
  'translate-x translate-y scale rotate animate transition duration delay touch list layer pointer-events bg fill divide-y',
].flatMap((names) => names.split(' '))

const groups: Record<string, (string | Record<string, (string | ((value: string) => boolean))[]>)[]> = {
  ...Object.fromEntries(PLAIN.map((name) => [name, [{ [name]: [any] }]])),
  inset: [{ inset: [not(isInsetDecoration)] }],
  justify: [{ justify: [not((value) => /^(self|items)/.test(value))] }],
  'justify-self': [{ 'justify-self': [any] }],
  shadow: [{ shadow: ['', any] }],
  'border-model': ['border-collapse', 'border-separate'],
  weight: [{ font: [isWeight] }],
  rounded: [{ rounded: ['', not(isSide)] }],
  display: ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid', 'contents', 'table', 'hidden'],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  'flex-way': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'wrap-reverse', 'nowrap'] }],
  grow: [{ grow: ['', any] }],
  shrink: [{ shrink: ['', any] }],
  'text-size': [{ text: [isTextSize] }],
  'text-place': [{ text: [isTextPlace] }],
  'text-wrap': [{ text: [isTextWrap] }],
  'text-colour': [{ text: [not(isTextSize, isTextPlace, isTextWrap)] }],
  'text-line': ['underline', 'no-underline', 'line-through'],
  border: [{ border: ['', isLength] }],
  ...Object.fromEntries([...'xysetrbl'].map((side) => [`border-${side}`, [{ [`border-${side}`]: ['', isLength] }]])),
  'border-colour': [{ border: [not(isLength, isSide, isLineStyle, (value) => value.startsWith('spacing'))] }],
}

const sides = (name: string, ...more: string[]): string[] => [
  ...more,
  ...['x', 'y', 's', 'e', 't', 'r', 'b', 'l'].map((side) => name + side),
]

/** What a class of one family makes needless in others: `p-4` lays itself over `px-2`. */
const conflicts: Record<string, string[]> = {
  p: sides('p'),
  px: ['ps', 'pe', 'pr', 'pl'],
  py: ['pt', 'pb'],
  m: sides('m'),
  mx: ['ms', 'me', 'mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'start', 'end', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['start', 'end', 'right', 'left'],
  'inset-y': ['top', 'bottom'],
  overflow: ['overflow-x', 'overflow-y'],
  'text-size': ['leading'],
  border: sides('border-'),
  'border-x': ['border-s', 'border-e', 'border-r', 'border-l'],
  'border-y': ['border-t', 'border-b'],
  'line-clamp': ['display', 'overflow'],
}

/** Of two classes of one family the later one stays. */
export const mergeClasses = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: groups,
  conflictingClassGroups: conflicts,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['*', '**', 'before', 'after'],
}))
