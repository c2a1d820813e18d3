/** Razorpay's list price for domestic payments: 2 % of the amount plus 18 % GST. In paise; the fee includes the tax. */
export function feeOf(amount: number): { fee: number; tax: number } {
  const base = Math.round(amount * 0.02)
  const tax = Math.round(base * 0.18)
  return { fee: base + tax, tax }
}
