import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  OrderTable: {
    use: 'For what a buyer has bought, ten rows a page, each with its download.',
    avoid: 'Right after a payment use `OrderReceipt`. For other data use `Table`.',
    anatomy: {
      head: 'names of columns; for screen readers alone below 991 px',
      rows: '50 px high; below 991 px each is a card',
      'refund button': 'only where there is something to ask or tell',
      'all files': 'only where its order has several: all of them as one zip',
      licence: 'its certificate, after the papers, where it has one',
      choice: 'optional, a box before the number and on a card’s picture; what is chosen is downloaded from the foot',
      foot: 'range and `Pagination`; it stays in view while rows are chosen',
    },
    words:
      'Dates as MM/dd/yyyy, prices with decimals. Description is one line and is not shown in a card. The range reads "1 to 10 of 24".',
    keys: {
      Tab: 'choice, view, papers, licence, refund, all files, download, row by row',
      'Enter or Space': 'on download begins it; the focus stays',
      Space: 'chooses a row',
    },
    announced:
      'A table named by `caption`, also as cards. Buttons are named with the title: "Download Dusk over the ghats". How many are chosen is announced. While loading "Loading" is read and the skeleton rows are hidden.',
    rtl: 'The number stands on the right, the download on the left.',
    code: `<OrderTable
  caption="My orders"
  orders={orders}
  onDownload={({ id }) => download(id)}
  range="1 to 10 of 24"
  pagination={<Pagination page={1} pageCount={3} linkFor={pageLink} />}
/>`,
    neighbours: ['OrderReceipt', 'OrderToolbar', 'OrderSheet', 'Table'],
  },
}
