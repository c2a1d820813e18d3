/** The label of what puts a picture on a board. */
export const saveLabels = {
  saveToBoard: (title: string) => `Save ${title} to a board`,
}
