/** Texts of the keyboard help. */
export const shortcuts = {
  text: 'Letters work on the picture that has focus or shows large, and on an item’s own page. Never while you type.',
  on: 'Single-key shortcuts',
  off: 'They are off: only arrow keys, Enter and Esc do something.',
  groups: [
    {
      title: 'Everywhere',
      keys: [
        { keys: ['/'], does: 'Search' },
        { keys: ['?'], does: 'This help' },
        { keys: ['Esc'], does: 'Close what lies on top' },
      ],
    },
    {
      title: 'In a gallery',
      keys: [
        { keys: ['←', '→', '↑', '↓'], does: 'Go to the picture beside' },
        { keys: ['Enter'], does: 'Open the picture' },
      ],
    },
    {
      title: 'On a picture',
      keys: [
        { keys: ['L'], does: 'View it larger' },
        { keys: ['W'], does: 'Put it on the wish list, or take it off' },
        { keys: ['C'], does: 'Copy the link to it' },
      ],
    },
    {
      title: 'While it shows large',
      keys: [
        { keys: ['←', '→'], does: 'Previous and next picture' },
        { keys: ['Home', 'End'], does: 'First and last picture' },
      ],
    },
  ],
} as const
