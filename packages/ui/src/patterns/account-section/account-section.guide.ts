import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  AccountSection: {
    use: 'For one matter of an account on a page that has several: changing the password, exporting data, closing the account.',
    avoid: 'For a form that is always open use `FormCard`. For a section of the home page use `PageSection`.',
    anatomy: {
      heading: 'h2',
      text: 'what it is about',
      buttons: 'each on its own line',
      form: 'what a button opens, often a `ConfirmForm`',
    },
    words: 'The heading names the matter ("Close your account"); one or two sentences say what will happen, before any button.',
    keys: 'Takes none itself; Tab goes through its buttons.',
    announced: 'A region named by its heading.',
    rtl: 'Text and buttons begin on the right.',
    code: `<AccountSection title="Your data" text="A file with your profile, your orders and your wish list.">
  <Button variant="secondary" onClick={exportData}>Export my data</Button>
</AccountSection>`,
    neighbours: ['ConfirmForm', 'FormCard', 'ProfileForm', 'PageSection'],
  },
}
