/** Labels of the large view. */
export const lightboxLabels = {
  nextPicture: 'Next picture',
  previousPicture: 'Previous picture',
  pictureOf: (position: number, count: number) => `${position} of ${count}`,
}
