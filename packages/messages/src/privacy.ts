import type { LongText } from './long-text.ts'

/** The privacy policy, in our own words. Sections and periods are required (STAT-06). */
export const privacy = {
  title: 'Privacy policy',
  description: 'Who is responsible for your data, what it is used for, how long it is kept, and how you see, change or delete it.',
  intro:
    'We store what we need to sell you a picture and let you download it again, and nothing to track you. No page of this shop contacts anybody else, unless the operator has set up payments, another way to sign in, or statistics.',
  sections: [
    {
      id: 'data-controller',
      name: 'Data controller',
      title: '1. Data controller',
      text: [
        'The operator of this shop decides what happens to your data and is responsible for it. You reach the operator by mail and telephone through the support page, for anything in this policy.',
      ],
    },
    {
      id: 'terms',
      name: 'Terms',
      title: '2. Terms',
      text: [
        'Personal data is everything that can be traced to you: your name, your email address, what you bought and when. Anyone who signs up is a user; a free user downloads free items, a premium user has a paid plan if the operator sells one.',
        'The number of downloads per user is limited, and it is monitored so that nobody empties the catalogue by machine. The operator sets the limit; the shop tells you when you reach it. It never applies to what you bought.',
      ],
    },
    {
      id: 'purposes',
      name: 'Purposes',
      title: '3. Purposes and legal bases',
      text: [],
      list: [
        [
          'Your account',
          'Name, email address and a password that is kept so that nobody can read it, to sign you in. We need them to fulfil our contract with you.',
        ],
        [
          'Your orders',
          'What you bought, for how much, and the reference of the payment. The contract and tax law require them. Card numbers go to the payment gateway and never reach us.',
        ],
        [
          'Downloads',
          'Who downloaded what and when, to count downloads for the maker and to apply the limit. We have a legitimate interest in both.',
        ],
        [
          'Security',
          'Network address, country and state, and failed attempts to sign in, to find abuse. The safety of the shop is our legitimate interest, and yours.',
        ],
        ['Mails', 'About your account and orders because the contract needs them; anything commercial only with your consent.'],
        [
          'Boards that somebody shares with you',
          'The name that you type, your answers and your comments, to show them to whoever shared the board. Your browser keeps the name and a key in two cookies, guest_name and guest_key, so that you can change your answers. Nothing is stored before you say something.',
        ],
        [
          'Searching by your own picture',
          'Your browser sends a small copy of the picture. We look at it to find what is like it, and keep nothing of it.',
        ],
        ['Enquiries and applications', 'What you write to us, in order to answer you.'],
        [
          'Makers and models',
          'Agreements and releases of those who make the pictures or are seen in them, because licences depend on them.',
        ],
      ],
    },
    {
      id: 'retention',
      name: 'Retention',
      title: '4. How long we keep it',
      text: ['Where no period is given, the law or the operator of the shop sets it. Ask us, and we will tell you.'],
      list: [
        ['Security data', 'for the period that the operator has set, then deleted.'],
        [
          'Contracts and orders',
          'blocked once the contract has ended, for the years that the law requires, plus six years for accounting.',
        ],
        ['Data of makers', 'five further years after the rights in their pictures expire.'],
        ['Data of models', 'five years after the end of the contract.'],
        ['Commercial e-mail', 'three years after the last interaction.'],
        ['Licences', 'for good, with the name of the licensee, so that a certificate can always be checked.'],
        ['Enquiries that are not about a purchase', 'deleted once they are answered.'],
        ['Job applications', 'one year.'],
      ],
    },
    {
      id: 'your-data',
      name: 'Your data',
      title: '5. Seeing and changing your data',
      text: [
        'Change your name and email address yourself, under Edit Profile. A new address takes effect when you follow the link that we send to it.',
        'E-mail communications and updates for makers can be switched on or off in the profile, where the operator sends them. Mails about your own account and orders cannot be switched off, because you would miss what you paid for.',
        'In your profile you can download your data, correct it, switch mails on or off, and close your account. To ask for anything else, or to object to a use, write to support. We will answer, and ask only for proof of your identity.',
      ],
    },
    {
      id: 'disclosure',
      name: 'Disclosure',
      title: '6. Disclosure',
      text: [
        'We sell no data and lend none. The payment gateway gets the amount, your name and your email address. Google or Facebook learn that you sign in here only when you choose to sign in with them. Makers see what was sold, never to whom.',
        'Courts and authorities get only what the law obliges us to hand over.',
      ],
    },
  ],
} as const satisfies LongText
