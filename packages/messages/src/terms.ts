import { LICENCE_LIMITS } from './licence-limits.ts'
import type { LongText } from './long-text.ts'
import type { Shop } from './shop.ts'

/** Days after a purchase within which a refund can be requested: in the terms, and enforced by the server. */
export const REFUND_DAYS = 30

/** The terms of service, in our own words. Every figure is required (STAT-05). */
export const terms = ({ tax }: Shop): LongText => ({
  title: 'Terms and conditions',
  description: 'What one licence allows, for how many copies and how large an audience, and what happens when something goes wrong.',
  intro: 'These terms are between you and the studio that runs this shop. By opening an account or downloading an item you accept them.',
  sections: [
    {
      id: 'one-seat',
      name: 'One seat',
      title: '1. One seat',
      text: [
        'A licence is for one natural person: a single seat. Colleagues who work with the files need licences of their own. The licence lasts for life and is neither exclusive nor transferable.',
      ],
    },
    {
      id: 'standard-licence',
      name: 'Standard licence',
      title: '2. What a standard image licence allows',
      text: [
        'You may use an image for personal and commercial work, on screen and in print, changed or unchanged.',
        `In print, at most ${LICENCE_LIMITS.copies} copies of each image may be made in total. Out of home (posters, hoardings, displays), the audience must stay under ${LICENCE_LIMITS.audience} gross impressions. In film or video, the budget of the production may be up to INR ${LICENCE_LIMITS.filmBudget}.`,
      ],
    },
    {
      id: 'editorial',
      name: 'Editorial items',
      title: '3. Editorial items',
      text: [
        'An item marked editorial may illustrate news and comment, never advertise. It may not be used for print runs above 50,000 copies.',
      ],
    },
    {
      id: 'not-allowed',
      name: 'Not allowed',
      title: '4. What no licence allows',
      text: [
        'You may not sell or give away the file itself, claim to have made it, use it unlawfully or to harm the people shown, or register it as a trademark. When we are told of a use as a trademark, you will be asked to remove it and have up to 30 days to do so.',
      ],
    },
    {
      id: 'prices',
      name: 'Prices',
      title: '5. Prices, discounts and renewals',
      text: [
        `Prices are in Indian rupees. ${tax.percent === 0 ? 'No tax is added' : `Tax of ${tax.percent}% is added to the subtotal at checkout`}, and the total is shown before you pay.`,
        'A discount code applies only to the first payment. Where a monthly subscription is sold, a month renews on the same date of the next month, or on its last day if that month is shorter.',
      ],
    },
    {
      id: 'refunds',
      name: 'Refunds',
      title: '6. Refunds',
      text: [
        `Ask for a refund within ${REFUND_DAYS} days of the purchase, in My Orders. We answer every request, and an accepted refund is processed in 10 working days. The licence and the download of a refunded item end with it.`,
      ],
    },
    {
      id: 'liability',
      name: 'Liability',
      title: '7. Liability',
      text: [
        'Our liability for one item is limited to INR 10,000 for a standard image, INR 1,00,000 for an enhanced image and INR 25,000 for an editorial item.',
      ],
    },
    {
      id: 'claims',
      name: 'Claims',
      title: '8. Claims of others',
      text: [
        'When somebody makes a claim against you over an item used as licensed, tell us within 5 working days, so that we can stand by you. Later notice may end our duty to do so.',
      ],
    },
  ],
})
