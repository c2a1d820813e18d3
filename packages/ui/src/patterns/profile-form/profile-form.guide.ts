import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ProfileForm: {
    use: 'For a buyer’s own name and email.',
    avoid: 'For other forms use `FormCard`. For password and closing the account use `AccountSection`s below it.',
    anatomy: { head: 'portrait, name, a detail', fields: 'Full Name, Email, and your own below', button: 'Save changes' },
    words: 'Labels are the kit’s. The detail is short: "Since July 2026". Errors say what to do.',
    keys: { Enter: 'in a field saves' },
    announced: 'Fields named by their labels; browsers fill in name and email. The portrait is silent.',
    rtl: 'The portrait stands on the right; an email keeps its order.',
    code: `<ProfileForm name="Anushka Rao" fullName={{ defaultValue: 'Anushka Rao' }} email={{ defaultValue: 'a@example.com' }} busy={busy} />`,
    neighbours: ['FormCard', 'AccountSection', 'Avatar', 'TextField'],
  },
}
