import type { formLabels as english } from '../form-labels.ts'

export const formLabels: typeof english = {
  fullName: 'पूरा नाम',
  email: 'ईमेल',
  mobile: 'मोबाइल',
  saveChanges: 'बदलाव सहेजें',
}
