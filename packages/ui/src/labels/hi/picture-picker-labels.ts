import type { picturePickerLabels as english } from '../picture-picker-labels.ts'

export const picturePickerLabels: typeof english = {
  choosePicture: 'चित्र चुनें',
  chooseOtherPicture: 'दूसरा चित्र चुनें',
  dropOrPaste: 'या यहाँ छोड़ें, या पेस्ट करें',
  lookingAtPicture: 'आपके चित्र जैसे चित्र खोजे जा रहे हैं',
  yourPicture: 'आपका चित्र',
}
