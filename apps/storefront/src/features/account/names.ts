/** First word and second word of a full name (AUTH-05). */
export function namesOf(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', lastName = ''] = fullName.trim().split(/\s+/)
  return { firstName, lastName }
}
