import type { wishListLabels as english } from '../wish-list-labels.ts'

export const wishListLabels: typeof english = {
  title: 'शीर्षक',
  description: 'विवरण',
  seller: 'विक्रेता',
}
