import type { Guides } from './guides/guide.ts'

export const guides: Guides = {
  LinkProvider: {
    use: 'Once around an app, so that all links of the kit go through its router.',
    avoid: 'Leave it out of a site without a router: links are plain anchors then.',
    anatomy: { value: 'a component that takes `href` and hands it to the router', children: 'the app' },
    words: 'None.',
    keys: 'Takes none. A router’s link must keep Ctrl and Enter to the browser.',
    announced: 'Adds nothing. The component you give must draw a real anchor with an address, or screen readers hear no link.',
    rtl: 'Adds nothing that is seen.',
    code: `<LinkProvider value={RouterLink}>
  <Link href="/orders">My Orders</Link>
</LinkProvider>`,
    neighbours: ['Link', 'ExternalLink', 'LabelsProvider', 'HydrationProvider'],
  },
  LabelsProvider: {
    use: 'Around an app in another language or another voice: it replaces the words that the kit says itself, such as "Close" or "Show password".',
    avoid: 'Not for texts of the shop, its titles, prices and messages: they come in by props.',
    anatomy: { value: 'the labels to replace, as functions where a number or a title comes in', children: 'the app' },
    words:
      'Keep the length of the English: most labels are names of controls of one to four words. A function puts the number where the language wants it.',
    keys: 'Takes none.',
    announced:
      'Its words are names of controls and what is announced, so a missing one is heard in English. Set `lang` on the document as well.',
    rtl: 'Words only. `DirectionProvider` and `dir` turn the page.',
    code: `<LabelsProvider value={{ close: 'बंद करें', cart: 'कार्ट' }}>
  <Pagination page={1} pageCount={3} linkFor={(page) => \`?page=\${page}\`} />
</LabelsProvider>`,
    neighbours: ['DirectionProvider', 'BrandProvider', 'LinkProvider'],
  },
  DirectionProvider: {
    use: 'Around an app that is read from right to left, together with `dir="rtl"` on the document.',
    avoid: 'Not around a single Urdu sentence: `dir="rtl"` on its element is enough.',
    anatomy: { value: '`ltr` or `rtl`, the same as `dir` says', children: 'the page' },
    words: 'None.',
    keys: {
      'Arrow left': 'goes forward within it, in carousels, the large view and the calendar',
      'Arrow right': 'goes back',
    },
    announced: 'Adds nothing.',
    rtl: 'It is the switch itself: CSS follows `dir`, arrow keys and menus follow this.',
    code: `<DirectionProvider value="rtl">
  <Carousel label="Slides" slides={[{ id: 'one', content: <p>New every day</p> }]} />
</DirectionProvider>`,
    neighbours: ['LabelsProvider', 'Carousel', 'Menu', 'Lightbox'],
  },
  BrandProvider: {
    use: 'Around an app whose shop has another name and mark than Chitra.',
    avoid: 'Not to change colours: replace the custom properties of the theme. Not for one logo among others: an image does that.',
    anatomy: { name: 'of the shop', mark: 'the address of its mark, 36 px square; null is Chitra’s', children: 'the app' },
    words: 'The name as the shop writes it, one or two words. It is also what links home are called.',
    keys: 'Takes none.',
    announced: 'Its name is how screen readers say the links home of header, footer and forms. The mark is silent.',
    rtl: 'A mark is never mirrored.',
    code: `<BrandProvider value={{ name: 'Rang', mark: '/mark.svg' }}>
  <Logo />
</BrandProvider>`,
    neighbours: ['Logo', 'SiteHeader', 'SiteFooter', 'AuthCard'],
  },
  HydrationProvider: {
    use: 'Around an app whose HTML the server draws: parts within wait with what only a browser knows until the page is taken over.',
    avoid: 'Leave it out of an app that is drawn in the browser alone: everything is there at once then.',
    anatomy: { drawnByServer: 'whether the server drew what is within', children: 'the app' },
    words: 'None. What a part says before and after must take the same room.',
    keys: 'Takes none. Controls that need a script, such as the heart of a tile, come after it.',
    announced: 'Adds nothing; controls appear in their place without being announced.',
    rtl: 'Adds nothing that is seen.',
    code: `<HydrationProvider drawnByServer>
  <Picture picture={picture} />
</HydrationProvider>`,
    neighbours: ['LinkProvider', 'Picture', 'MasonryGallery', 'AssetTile'],
  },
  NonceProvider: {
    use: 'Around an app whose security policy lets style elements in by a nonce only.',
    avoid: 'Not needed without such a policy, nor in Storybook.',
    anatomy: { value: 'the nonce of this very page', children: 'the app' },
    words: 'None.',
    keys: 'Takes none.',
    announced: 'Adds nothing.',
    rtl: 'Adds nothing that is seen.',
    code: `<NonceProvider value={nonce}>
  <Arch className="w-20 bg-haldi" />
</NonceProvider>`,
    neighbours: ['StyleRules', 'HydrationProvider'],
  },
  StyleRules: {
    use: 'In a part of your own, for CSS that is known only when it is drawn: an aspect ratio, a place.',
    avoid: 'For everything that a class can say, write the class. In the browser alone, the `style` prop does.',
    anatomy: { rules: 'CSS as text, whose selectors name what is unique to the part, such as its `useId`' },
    words: 'None. Never put a visitor’s text into it: it is CSS that the page trusts.',
    keys: 'Takes none.',
    announced: 'A style element; nothing is read.',
    rtl: 'Write logical properties (`inset-inline-start`), and it turns by itself.',
    code: `<StyleRules rules={'[data-part="poster"]{aspect-ratio:5/7}'} />`,
    neighbours: ['NonceProvider', 'Arch', 'ItemPicture'],
  },
}
