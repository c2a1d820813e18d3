/** Labels of boards. */
export const boardLabels = {
  boardShared: 'Shared',
  pictureCount: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  newBoard: 'New board',
  createBoard: 'Create',
  voteOn: (title: string) => `What you say of “${title}”`,
  voteYes: 'Yes',
  voteNo: 'No',
  yesVotes: (names: string) => `Yes: ${names}`,
  noVotes: (names: string) => `No: ${names}`,
  votedByYou: 'you',
  commentsOn: (title: string) => `Comments on “${title}”`,
  commentOn: (title: string) => `Your comment on “${title}”`,
  writeComment: 'Comment',
  sendComment: 'Send',
  removeComment: (name: string) => `Remove the comment of ${name}`,
  removeFromBoard: (title: string) => `Remove “${title}” from the board`,
}
