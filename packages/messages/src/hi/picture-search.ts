import type * as english from '../picture-search.ts'
import type { Translation } from '../translation.ts'

export const pictureSearch: Translation<typeof english.pictureSearch> = {
  title: 'चित्र से खोजें',
  text: 'आपका चित्र इसी डिवाइस पर छोटा किया जाता है, देखा जाता है, और रखा नहीं जाता।',
  notAPicture: 'यह फ़ाइल ऐसा चित्र नहीं है जिसे यह ब्राउज़र खोल सके। JPEG, PNG या WebP चुनें।',
  noFile: 'आपने जो पेस्ट किया या छोड़ा, उसमें कोई चित्र नहीं है। पहले उसे सहेजें, फिर वह फ़ाइल चुनें।',
  failed: 'अभी चित्र से खोज नहीं हो पा रही है। कृपया बाद में फिर से कोशिश करें।',
}
