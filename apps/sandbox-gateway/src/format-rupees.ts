const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Paise as Indian readers write rupees: 23482 is ₹234.82, 12345678 is ₹1,23,456.78. */
export function formatRupees(paise: number): string {
  return rupees.format(paise / 100)
}
