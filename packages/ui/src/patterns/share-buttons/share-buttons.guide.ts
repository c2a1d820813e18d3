import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ShareButtons: {
    use: 'To share a page on Facebook, Twitter, Pinterest or WhatsApp, or to copy its address. No network is called before a press.',
    avoid: 'For the shop’s own profiles use the links of `SiteFooter`. To log in, `SocialButton`.',
    anatomy: { word: '"Share"', networks: 'four icons of our own drawing', copy: 'optional; turns into a tick when copied' },
    words: '`title` is what the networks show with the address: the item’s title.',
    keys: { Tab: 'from icon to icon', Enter: 'opens the network in a new tab', 'Enter or Space': 'on copy copies the address' },
    announced: 'A group named "Share" with links named "Share on WhatsApp". "Link copied" is announced.',
    rtl: 'The icons run from the right and are not mirrored.',
    code: `<ShareButtons url="https://chitra.example/i/dusk" title="Dusk over the ghats" copied={copied} onCopyLink={copy} />`,
    neighbours: ['ItemLayout', 'IconButton', 'ExternalLink'],
  },
}
