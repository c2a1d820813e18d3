// Texts of the pages about licences: those one holds, the check of a code, and the text itself.

export const licences = {
  title: 'Licences',
  text: 'One for each picture that you have bought or downloaded for free. Your proof, for as long as you use it.',
  search: 'Search by picture, creator, client, project or code',
  kinds: { label: 'Which licences', all: 'All', bought: 'Bought', free: 'Free' },
  downloadAll: 'Download all',
  downloadAllHint: 'All certificates and invoices with a table, as one zip',
  downloadFailed: 'This could not be downloaded. Please try again',
  found: (count: number) => (count === 1 ? '1 licence' : `${count} licences`),
  empty: 'No licences yet',
  emptyText: 'Your first picture brings your first licence.',
  nothingFound: 'No licence matches',
  nothingFoundText: 'Try fewer words, or show all of them.',
  showAll: 'Show all',
} as const

export const licence = {
  code: 'Code',
  licensee: 'Licensed to',
  since: 'Since',
  text: 'Licence',
  textName: (title: string, version: string) => `${title}, version ${version}`,
  client: 'End client',
  project: 'Project',
  by: (name: string) => `By ${name}`,
  creator: 'Creator',
  free: 'Free',
  refunded: 'Refunded',
  certificate: 'Certificate',
  certificateOf: (name: string) => `Certificate of ${name}`,
  json: 'JSON',
  jsonOf: (name: string) => `Certificate of ${name} as JSON`,
  check: 'Check page',
  checkOf: (name: string) => `Public check page of ${name}`,
  addUse: 'Add client or project',
  changeUse: 'Change client or project',
  useOf: (name: string) => `Client and project of ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved. New certificates say so',
  tooLong: 'Please use at most 120 characters',
} as const

export const verify = {
  title: 'Verify a licence',
  text: 'Each certificate has a code. Type it to see what was licensed, to whom, and whether it still holds.',
  code: 'Code',
  codeHint: 'Twelve letters and digits, such as 7K3M-Q9TX-2WVB',
  check: 'Check',
  valid: 'This licence is genuine, and it holds.',
  validFree: 'This licence is genuine, and it holds. The picture was downloaded for free.',
  refunded: (day: string | null) => `This licence was refunded${day === null ? '' : ` on ${day}`}, and it does not hold any more.`,
  specimen: 'The certificate is genuine, but a specimen: it was paid in the sandbox, and nothing was licensed.',
  unknown: 'There is no licence with this code. Please compare it with your certificate.',
  picture: 'Picture',
  file: {
    title: 'Is this the licensed file?',
    text: 'Choose the file. It stays on your device: only its fingerprint is compared.',
    choose: 'Choose a file',
    or: 'or drop it here',
    same: (name: string) => `${name} is the licensed file, bit for bit.`,
    other: (name: string) =>
      `${name} is another file, or it was changed: a copy that was edited, cropped or saved again is never the same.`,
    tooLarge: (name: string) => `${name} is larger than 2 GB, which a browser cannot compare. Ask the shop to compare it.`,
    unreadable: (name: string) => `${name} cannot be read.`,
  },
} as const

export const licenceText = {
  version: (version: string, day: string) => `Version ${version}, published on ${day}`,
  older: 'This is an earlier version. What was sold under it stays under it.',
  current: 'The licence that is sold now',
  fingerprint: (sha256: string) => `SHA-256 of this text: ${sha256}`,
} as const
