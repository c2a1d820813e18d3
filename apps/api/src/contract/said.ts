import type { Language } from '@chitra/paths'
import { answers, type AnswerText } from '@chitra/messages/hi/answers.ts'

type HoleIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | HoleIn<Rest> : never
type Plain = { [Text in AnswerText]: [HoleIn<Text>] extends [never] ? Text : never }[AnswerText]
type Template = Exclude<AnswerText, Plain>

/** A template and what fills its holes. Survives JSON, because the answers of keyed calls are stored before they are sent. */
interface Said {
  readonly template: Template
  readonly values: Readonly<Record<string, string | number>>
}

/** Something to say to people, which has its Hindi. */
export type Sentence = Plain | Said

/** Fills a template: `said('You paid {amount}', { amount: '₹10.00' })`. */
export const said = <Text extends Template>(template: Text, values: Readonly<Record<HoleIn<Text>, string | number>>): Said => ({
  template,
  values,
})

/** An answer with its sentences, which are the texts at the top of its envelope, in a language. */
export const sayAll = (envelope: object, language: Language): Record<string, unknown> =>
  Object.fromEntries(Object.entries(envelope).map(([key, value]) => [key, isSentence(value) ? say(value, language) : value]))

const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'template' in value)

/** The words of a sentence in a language. */
export function say(sentence: Sentence, language: Language): string {
  const { template, values } = typeof sentence === 'string' ? { template: sentence, values: {} } : sentence
  // An answer that an earlier release has stored may say what nobody says any more.
  const text = language === 'hi' ? ((answers as Partial<Record<string, string>>)[template] ?? template) : template
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((values as Said['values'])[name]))
}
