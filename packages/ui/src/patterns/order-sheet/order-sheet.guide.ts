import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  OrderSheet: {
    use: 'As the `paper` of a `Page` of orders: what is printed in place of the screen.',
    avoid: 'It is not on the screen: `OrderTable` is. It is a list, no tax invoice.',
    anatomy: {
      title: 'h1',
      facts: 'whose orders, of which days',
      table: 'seven columns; rows do not break over pages',
      sum: 'the last row',
      notes: 'what it leaves out',
    },
    words: 'Amounts with two decimals. A refunded line says why it counts for nothing. Notes are whole sentences.',
    keys: 'Takes none: it is paper.',
    announced: 'Hidden from everybody on the screen. In a PDF its table has column headers.',
    rtl: 'Columns run from the right; amounts align at their end.',
    code: `<OrderSheet
  title="Orders"
  facts={[{ name: 'Name', value: 'Anushka Rao' }]}
  columns={{ number: '#', title: 'Title', date: 'Date', order: 'Order', price: 'Price', tax: 'GST', total: 'Total' }}
  rows={[]}
  sum={{ name: 'Sum', price: '₹0.00', tax: '₹0.00', total: '₹0.00' }}
/>`,
    neighbours: ['OrderTable', 'OrderToolbar', 'Page', 'FactList'],
  },
}
