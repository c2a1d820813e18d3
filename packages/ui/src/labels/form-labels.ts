/** What the forms say. */
export const formLabels = {
  fullName: 'Full Name',
  email: 'Email',
  mobile: 'Mobile',
  message: 'Message',
  saveChanges: 'Save changes',
  sendMessage: 'Send message',
  messageSent: 'Thank you. We have your message and will answer by mail.',
  messageFailed: 'Your message could not be sent. Please try once more.',
}
