import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  SocialButton: {
    use: 'To log in with Google or Facebook, below the form of an `AuthCard`.',
    avoid: 'To share a page use `ShareButtons`. To link to a profile use `ExternalLink`.',
    anatomy: { letter: 'a plain drawing of our own, not the provider’s mark', words: 'beside it', spinner: 'while `busy`' },
    words: '"Continue with Google": the same verb on each, since it logs in and signs up alike.',
    keys: { 'Enter or Space': 'presses it' },
    announced: 'A button named by its words; the letter is decoration.',
    rtl: 'The letter leads on the right, not mirrored.',
    code: `<SocialButton provider="google" onClick={logIn}>Continue with Google</SocialButton>`,
    neighbours: ['AuthCard', 'Button', 'ShareButtons'],
  },
}
