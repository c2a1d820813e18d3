export { answerOnce } from './answer-once.ts'
export { answersDeleted, deleteOldAnswers } from './repeats-store.ts'
