/** Labels of what a tile offers beside its picture. */
export const tileLabels = {
  saveToBoard: (title: string) => `Save ${title} to a board`,
  moreLike: (title: string) => `More like ${title}`,
  alike: (count: number) => `+${count} alike`,
  /** Begins with what is seen. */
  alikeOf: (count: number, title: string) => `+${count} alike, of the same shoot as ${title}`,
}
