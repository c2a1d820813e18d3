export { answerOnce } from './answer-once.ts'
export { deleteAnswersOf, deleteOldAnswers } from './repeats-store.ts'
