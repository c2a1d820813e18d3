/** Labels of the forms. */
export const formLabels = {
  fullName: 'Full Name',
  email: 'Email',
  mobile: 'Mobile',
  saveChanges: 'Save changes',
}
