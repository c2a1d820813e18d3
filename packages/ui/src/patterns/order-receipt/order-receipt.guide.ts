import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  OrderReceipt: {
    use: 'Right after a payment, above all orders: thanks, what was paid, and each file with its download.',
    avoid: 'For older orders use `OrderTable`; for paper, `OrderSheet`. While the payment runs, `PaymentProgress`.',
    anatomy: {
      heading: 'with number, date and amount',
      'download all': 'where there are several files',
      files: 'picture, title, price, download; two columns from 991 px',
      action: 'the link to all orders',
    },
    words: 'The heading thanks and says that it worked: "Thank you. Your pictures are here." The amount names its tax.',
    keys: { 'Enter or Space': 'on a button begins the download; the focus stays on it' },
    announced:
      'A region named by its heading, which can be given the focus with `headingRef`. "Downloaded: Dusk over the ghats" is announced file by file.',
    rtl: 'The tick leads on the right; buttons stand on the left.',
    code: `<OrderReceipt
  title="Thank you. Your pictures are here."
  orderNumber="C-1042"
  orderDate="07/14/2026"
  paid="₹234.82 paid, with ₹35.82 GST"
  files={[{ id: 'dusk', title: 'Dusk over the ghats', href: '/i/dusk', price: '₹199.00' }]}
  onDownload={({ id }) => download(id)}
  onDownloadAll={downloadAll}
/>`,
    neighbours: ['OrderTable', 'PaymentProgress', 'OrderSheet', 'Page'],
  },
}
