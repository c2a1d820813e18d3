const BELOW_TWENTY = [
  '', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen',
  'Seventeen', 'Eighteen', 'Nineteen',
] // prettier-ignore
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
/** Indian grouping, largest first. */
const GROUPS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

function words(count: number): string {
  for (const [size, name] of GROUPS)
    if (count >= size) return `${words(Math.floor(count / size))} ${name}${count % size === 0 ? '' : ` ${words(count % size)}`}`
  if (count < 20) return BELOW_TWENTY[count] ?? ''
  return [TENS[Math.floor(count / 10)], BELOW_TWENTY[count % 10]].filter(Boolean).join(' ')
}

/** `Rupees Two Hundred Thirty Four and Eighty Two Paise Only`, as invoices in India say an amount in whole paise. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  return `Rupees ${rupees === 0 ? 'Zero' : words(rupees)}${rest === 0 ? '' : ` and ${words(rest)} Paise`} Only`
}
