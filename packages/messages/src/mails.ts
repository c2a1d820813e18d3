/**
 * Texts of the mails to the owner of an account. `follow` stands before an address to follow, `press` before a button. What a parameter brings may be
 * HTML, such as a link; the texts themselves have no letter that HTML would read as its own.
 */
export const mails = {
  verification: {
    subject: (shop: string) => `Confirm your email address for ${shop}`,
    greeting: (firstName: string) => `Namaste ${firstName},`,
    follow: 'please confirm your email address by following this link within 24 hours:',
    press: 'please confirm your email address within 24 hours:',
    button: 'Confirm my address',
    otherwise: (shop: string) => `If you did not open an account at ${shop}, please ignore this mail.`,
  },
  reset: {
    subject: (shop: string) => `Choose a new password for ${shop}`,
    follow: (shop: string) => `We received a request to reset your password at ${shop}. Follow this link within 60 minutes:`,
    button: 'Choose a new password',
    otherwise: 'If it was not you, please ignore this mail: your password is unchanged.',
  },
  newAddress: {
    subject: (shop: string) => `Confirm your new email address for ${shop}`,
    follow: (shop: string) => `Confirm that this is your new email address at ${shop} by following this link within 24 hours:`,
    press: (shop: string) => `Confirm that this is your new email address at ${shop} within 24 hours:`,
    button: 'Confirm my new address',
    until: 'Until then your old address stays valid.',
  },
  addressNotice: {
    subject: (shop: string) => `Your email address at ${shop} is about to change`,
    asked: (address: string) =>
      `Someone who knows your password asked to change the email address of your account to ${address}. If it was you, please ignore this mail.`,
    follow: 'If it was not you, undo the change within seven days by following this link:',
    press: 'If it was not you, undo the change within seven days:',
    button: 'Undo the change',
    after: 'Your account then keeps this address, everyone is signed out, and you choose a new password.',
  },
  creatorUpdates: {
    subject: 'New work by designers you bought from',
    intro: (shop: string) => `New at ${shop}, by designers you bought from:`,
    item: (name: string, seller: string) => `${name}, by ${seller}`,
  },
  /** Before the address of the profile. */
  unsubscribe: 'You get this mail because you asked for it. Switch it off in your profile',
  closed: {
    subject: (shop: string) => `Your account at ${shop} is closed`,
    text: (shop: string) =>
      `Your account at ${shop} is closed, as you asked. Your name, your address, your wish list and your cart are deleted. We keep your orders for our accounts; invoices and licences keep your name, because tax law and whoever checks a licence need it.`,
    otherwise: 'If it was not you, please write to us.',
  },
  order: {
    subject: 'Your pictures are ready',
    paid: (total: string) => `Thank you. You paid ${total} for:`,
    /** Before the address of the orders. */
    follow: 'Download them whenever you like',
  },
  openOrders: 'Open my orders',
  lapsedPayment: {
    subject: 'Your payment did not go through',
    notCharged: (total: string) => `Your payment of ${total} did not go through, and you were not charged.`,
    reserved: 'If your bank has reserved the money, it will release it within a few days.',
    /** Before the address of the cart. */
    follow: 'Your cart is unchanged',
    button: 'Open my cart',
  },
  refund: {
    accepted: {
      subject: 'Your refund is accepted',
      text: (order: string, total: string) =>
        `We accepted your refund of order ${order} (${total}). You get the money back the way you paid, within 10 working days. The licence and the downloads of this order end.`,
    },
    refused: {
      subject: 'Your refund is refused',
      text: (order: string, total: string) => `We cannot refund order ${order} (${total}).`,
    },
    /** Before the address of the orders. */
    follow: 'Your orders',
  },
} as const
