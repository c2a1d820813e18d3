import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PicturePicker: {
    use: 'In a `Dialog`, to take a picture of somebody’s own: to search by it, for example.',
    avoid: 'To compare a file with what it should be use `FileCheck`.',
    anatomy: {
      place: 'with a dashed edge; it is marked while a file is over the page',
      picture: 'the one that was taken, once there is one',
      button: 'opens the device’s own dialog, with the camera of a phone',
      hint: 'that one can be dropped or pasted; not on touch screens. While busy, what is happening',
      error: 'a `Notice` below',
    },
    words:
      'The dialog says what becomes of the picture before it is taken. An error says what works instead: "Please choose a JPEG, PNG or WebP."',
    keys: {
      'Enter or Space': 'on the button opens the device’s dialog',
      'Ctrl and V': 'takes the picture in the clipboard, wherever the focus is',
    },
    announced:
      'A button, and a status that says what is happening. An error is read at once. While busy the button stays in focus and does nothing.',
    rtl: 'Symmetric, but for the sign before the error.',
    code: `<Dialog open={open} onOpenChange={({ open }) => setOpen(open)} title="Search by picture" description="It is made small on your device and not kept.">
  <PicturePicker onPick={({ file }) => find(file)} busy={busy} error={error} />
</Dialog>`,
    neighbours: ['Dialog', 'SearchBar', 'FileCheck', 'Notice'],
  },
}
