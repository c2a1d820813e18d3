/** Texts for exporting one's data and closing the account, below the profile. */
export const yourData = {
  title: 'Your data',
  text: 'Everything we store about you, in one zip file: your profile, orders with receipts, wish list, boards, cart and downloads.',
  take: 'Download my data',
  file: 'my-data.zip',
  close: 'Close my account',
  closing:
    'Your name, address, wish list, boards and cart are deleted at once, and you can no longer download what you bought. Orders stay in our accounts; invoices and licences keep your name, because tax law and whoever checks a licence need it. Download your data first: they are in it. This cannot be undone.',
  password: 'Password to close the account',
  confirm: 'Close it permanently',
  keep: 'Keep my account',
  closed: 'Your account is closed',
} as const
