import sanitizeHtml from 'sanitize-html'
import type { Question } from './facts.ts'

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of a piece of HTML, on one line. */
function wordsOf(html: string): string {
  const bare = sanitizeHtml(html.replace(/<\/(p|li|h\d|dd|dt|td)>|<br ?\/?>/g, ' $&'), { allowedTags: [], allowedAttributes: {} })
  return bare
    .replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** A page's questions, each a heading of the second order with its answer below it; none for a page of another shape. */
export function questionsIn(body: string): Question[] {
  const [, ...parts] = body.split(/<h2[^>]*>/)
  const questions = parts.map((part) => {
    const [question = '', answer = ''] = part.split(/<\/h2>/)
    return { question: wordsOf(question), answer: wordsOf(answer) }
  })
  return questions.every(({ question, answer }) => question !== '' && answer !== '') ? questions : []
}
