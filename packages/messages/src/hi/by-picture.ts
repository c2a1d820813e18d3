import type * as english from '../by-picture.ts'
import type { Translation } from '../translation.ts'

export const byPicture: Translation<typeof english.byPicture> = {
  like: (title) => `“${title}” जैसे चित्र`,
  likeUnknown: 'उस चित्र जैसे चित्र, जो अब यहाँ नहीं है',
  own: 'आपके चित्र जैसे चित्र',
  shoot: (count) => (count === '0' ? 'इस शूट के चित्र' : `इस शूट के ${count} चित्र`),
  withWords: (heading, words) => `${heading}: ${words}`,
  chips: { like: 'इस चित्र जैसे', look: 'आपके चित्र जैसे', alike: 'यह शूट' },
}
