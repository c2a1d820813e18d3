import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  SiteFooter: {
    use: 'Once, at the end of each page: where else to go, and whose shop it is.',
    avoid: 'Not for actions of the page. Log in and sign up stand in the `SiteHeader`.',
    anatomy: {
      logo: 'a link home, with the tagline',
      columns: 'three or four lists of links',
      end: 'the last line: whose shop',
      tools: '`FooterButton`s, a `ThemeToggle`',
    },
    words: 'The tagline is two lines. Column titles are one word, links one to three.',
    keys: { Tab: 'from link to link, column by column', Enter: 'follows a link; an external one opens a new tab' },
    announced: 'The page’s footer. Each column is a navigation named by its title. Dark in both themes, with the contrast of the dark one.',
    rtl: 'The logo stands on the right; the arrow of external links is mirrored.',
    code: `<SiteFooter
  homeHref="/"
  tagline="Pictures of India"
  columns={[{ title: 'Shop', links: [{ href: '/search', label: 'All images' }] }]}
  end="© Chitra"
/>`,
    neighbours: ['FooterButton', 'ThemeToggle', 'SiteFrame', 'SiteHeader'],
  },
  FooterButton: {
    use: 'In the last line of a `SiteFooter`, for an action that few need: the help about keys, clearing what the browser keeps.',
    avoid: 'For pages use the links of the footer; for what moves a purchase, `Button`.',
    anatomy: { words: 'look like the text around them; underlined under the pointer' },
    words: 'One to three words. `forKeyboards` hides it where fingers are the main pointer.',
    keys: { 'Enter or Space': 'presses it' },
    announced: 'A button named by its words.',
    rtl: 'Follows the line.',
    code: `<FooterButton forKeyboards onClick={openKeyboardHelp}>Keyboard</FooterButton>`,
    neighbours: ['SiteFooter', 'KeyboardHelp', 'Button'],
  },
}
