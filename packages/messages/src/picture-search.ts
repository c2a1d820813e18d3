/** Texts of what searches by a picture of one's own. */
export const pictureSearch = {
  title: 'Search by picture',
  text: 'Your picture is made small on this device, looked at, and not kept.',
  notAPicture: 'This file is not a picture that this browser can open. Please choose a JPEG, PNG or WebP.',
  noFile: 'There is no picture in what you pasted or dropped. Please save it first, and choose the file.',
  failed: 'Pictures cannot be looked at just now. Please try again later.',
} as const
