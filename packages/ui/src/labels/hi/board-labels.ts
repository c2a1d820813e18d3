import type { boardLabels as english } from '../board-labels.ts'

export const boardLabels: typeof english = {
  boardShared: 'साझा',
  pictureCount: (count) => `${count} चित्र`,
  newBoard: 'नया बोर्ड',
  createBoard: 'बनाएँ',
  voteOn: (title) => `“${title}” पर आपकी राय`,
  voteYes: 'हाँ',
  voteNo: 'नहीं',
  yesVotes: (names) => `हाँ: ${names}`,
  noVotes: (names) => `नहीं: ${names}`,
  votedByYou: 'आप',
  commentsOn: (title) => `“${title}” पर टिप्पणियाँ`,
  commentOn: (title) => `“${title}” पर आपकी टिप्पणी`,
  writeComment: 'टिप्पणी',
  sendComment: 'भेजें',
  removeComment: (name) => `${name} की टिप्पणी हटाएँ`,
  removeFromBoard: (title) => `“${title}” को बोर्ड से हटाएँ`,
}
