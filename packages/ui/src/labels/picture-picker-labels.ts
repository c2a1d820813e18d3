/** Labels of what takes a picture of one's own. */
export const picturePickerLabels = {
  choosePicture: 'Choose a picture',
  chooseOtherPicture: 'Choose another picture',
  dropOrPaste: 'or drop one here, or paste one',
  lookingAtPicture: 'Looking for pictures like yours',
  yourPicture: 'Your picture',
}
