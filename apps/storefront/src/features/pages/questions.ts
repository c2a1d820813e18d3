export interface Question {
  title: string
  answer: readonly Node[]
}

/**
 * A page's questions, when it is made of nothing else: headings of the second order, each with an answer below it. Null for any other page, which is shown
 * as it is.
 */
export function questionsOf(body: Element): Question[] | null {
  const questions: { title: string; answer: Node[] }[] = []
  for (const node of body.childNodes) {
    const last = questions.at(-1)
    if (node instanceof Element && node.localName === 'h2') questions.push({ title: node.textContent.trim(), answer: [] })
    else if (last !== undefined) last.answer.push(node)
    else if (node.textContent?.trim() !== '') return null
  }
  return questions.length > 0 && questions.every(({ answer }) => answer.length > 0) ? questions : null
}
