/** An icon on its own, or several sold as one zip bundle. */
export type IconRow = { icons: readonly string[]; title: string; description: string; keywords: readonly string[]; location: string };

const one = (icon: string, title: string, description: string, location: string, ...keywords: string[]): IconRow => ({
  icons: [icon],
  title,
  description,
  keywords: [...keywords, 'icon', 'emoji'],
  location,
});

export const singleIcons: readonly IconRow[] = [
  one('diya-lamp', 'Diya lamp icon', 'A clay lamp with a bright flame, on a transparent ground.', 'India', 'diya', 'lamp', 'diwali', 'festival', 'दीया'),
  one('auto-rickshaw', 'Auto rickshaw icon', 'The three-wheeler of every Indian street.', 'India', 'auto', 'rickshaw', 'street', 'city', 'travel'),
  one('sari', 'Sari icon', 'A draped sari, ready for a wardrobe or a wedding card.', 'India', 'sari', 'dress', 'textile', 'wedding', 'साड़ी'),
  one('hindu-temple', 'Temple icon', 'A temple with its flag and tower.', 'India', 'temple', 'mandir', 'travel', 'prayer', 'मंदिर'),
  one('lotus', 'Lotus icon', 'The national flower, open.', 'India', 'lotus', 'flower', 'pond', 'calm', 'कमल'),
  one('mango', 'Mango icon', 'A ripe mango, the reason one forgives the summer.', 'Ratnagiri, Maharashtra', 'mango', 'fruit', 'summer', 'food', 'आम'),
  one('kite', 'Kite icon', 'A kite with its tail, for Makar Sankranti.', 'Ahmedabad, Gujarat', 'kite', 'kites', 'sankranti', 'sky', 'festival', 'पतंग'),
  one('long-drum', 'Long drum icon', 'A tall drum for a wedding or a procession.', 'India', 'drum', 'dhol', 'music', 'festival'),
  one('folded-hands', 'Namaste icon', 'Two palms together.', 'India', 'namaste', 'greeting', 'hands', 'welcome', 'नमस्ते'),
  one('prayer-beads', 'Prayer beads icon', 'A string of beads for counting prayers.', 'Haridwar, Uttarakhand', 'mala', 'beads', 'prayer', 'calm'),
  one('cricket-game', 'Cricket icon', 'Bat and ball.', 'Mumbai, Maharashtra', 'cricket', 'bat', 'ball', 'sport'),
  one('umbrella-with-rain-drops', 'Monsoon umbrella icon', 'An umbrella in the rain.', 'Mumbai, Maharashtra', 'monsoon', 'umbrella', 'rain', 'weather'),
  one('teapot', 'Teapot icon', 'A teapot for the four o’clock chai.', 'Darjeeling, West Bengal', 'tea', 'chai', 'teapot', 'kitchen', 'चाय'),
  one('locomotive', 'Hill railway icon', 'A steam engine such as still climbs to the hill stations.', 'Ooty, Tamil Nadu', 'train', 'railway', 'hills', 'travel'),
  one('hibiscus', 'Hibiscus icon', 'A red hibiscus, the flower of the garden shrine.', 'Kolkata, West Bengal', 'hibiscus', 'flower', 'garden', 'red'),
  one('thread', 'Thread icon', 'A spool of thread for weavers and tailors.', 'Surat, Gujarat', 'thread', 'textile', 'weaving', 'sewing'),
  one('wheel-of-dharma', 'Wheel of dharma icon', 'The eight-spoked wheel.', 'Sarnath, Uttar Pradesh', 'dharma', 'wheel', 'buddhist', 'symbol'),
  one('camel', 'Camel icon', 'A camel of the dry country.', 'Jaisalmer, Rajasthan', 'camel', 'desert', 'animal', 'thar'),
];

export const iconPacks: readonly IconRow[] = [
  {
    icons: ['fireworks', 'sparkler', 'candle', 'drum', 'bell', 'wrapped-gift'], title: 'Festival icon pack', location: 'India',
    description: 'Six icons for a festival: fireworks, sparkler, candle, drum, bell and gift. SVG, transparent ground.',
    keywords: ['festival', 'diwali', 'icon', 'pack', 'fireworks', 'sparkler', 'celebration'],
  },
  {
    icons: ['hot-pepper', 'ginger-root', 'garlic', 'onion', 'curry-rice', 'coconut', 'flatbread', 'salt'], title: 'Spice kitchen icon pack', location: 'India',
    description: 'Eight icons from an Indian kitchen: chilli, ginger, garlic, onion, curry and rice, coconut, flatbread and salt.',
    keywords: ['spice', 'kitchen', 'food', 'icon', 'pack', 'chilli', 'ginger', 'मसाला'],
  },
  {
    icons: ['tiger', 'elephant', 'peacock', 'leopard', 'rhinoceros', 'water-buffalo', 'crocodile', 'parrot'], title: 'Wildlife of India icons', location: 'India',
    description: 'Eight animals of Indian forests and rivers, from tiger to parrot.',
    keywords: ['wildlife', 'animals', 'tiger', 'elephant', 'peacock', 'icon', 'pack', 'forest'],
  },
];
