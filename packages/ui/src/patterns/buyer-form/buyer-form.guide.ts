import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  BuyerForm: {
    use: 'Who buys, for an invoice: once before the first payment, and in the profile.',
    avoid: 'Not for name and address of an account: `ProfileForm`.',
    anatomy: {
      'title, text': 'what it is for, and why it asks',
      'name, place': 'needed from everybody',
      country: 'only for buyers elsewhere, below the State',
      'tax number, business name': 'only while the box is ticked',
      'send, cancel': 'below; cancel where there is something to go back to',
    },
    words: 'It says why it asks before it asks. The box speaks of the buyer: "I buy for a business with a GSTIN".',
    keys: { Enter: 'in a field sends it', Space: 'ticks the box, which shows two more fields' },
    announced: 'A form named by its heading. The two fields of a business come after the box that shows them.',
    rtl: 'Fields begin on the right.',
    code: `<BuyerForm title="For your invoice" text="Your State decides which tax the invoice shows." name={{ label: 'Name' }} place={{ label: 'State', options: [{ value: '27', label: 'Maharashtra' }] }} business={{ label: 'I buy for a business', checked, onCheckedChange: setChecked }} taxNumber={{ label: 'GSTIN' }} businessName={{ label: 'Business name' }} submitLabel="Save" />`,
    neighbours: ['SelectField', 'CartSummary', 'ProfileForm'],
  },
}
