export interface QuestionAndAnswer {
  question: string
  answer: string
}

export function questionsAndAnswers(questions: readonly QuestionAndAnswer[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
