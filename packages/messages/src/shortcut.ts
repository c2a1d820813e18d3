/** Texts of the keyboard help. */
export const shortcuts = {
  text: 'Letter keys work on the focused or enlarged picture, and on an item’s page, but not while you type.',
  on: 'Single-key shortcuts',
  off: 'They are off: only arrow keys, Enter and Esc work.',
  groups: [
    {
      title: 'Everywhere',
      keys: [
        { keys: ['/'], does: 'Search' },
        { keys: ['?'], does: 'This help' },
        { keys: ['Esc'], does: 'Close' },
      ],
    },
    {
      title: 'In a gallery',
      keys: [
        { keys: ['←', '→', '↑', '↓'], does: 'Go to the next picture' },
        { keys: ['Enter'], does: 'Open the picture' },
      ],
    },
    {
      title: 'On a picture',
      keys: [
        { keys: ['L'], does: 'View it larger' },
        { keys: ['W'], does: 'Add it to the wish list, or remove it' },
        { keys: ['C'], does: 'Copy the link to it' },
      ],
    },
    {
      title: 'In the large view',
      keys: [
        { keys: ['←', '→'], does: 'Previous and next picture' },
        { keys: ['Home', 'End'], does: 'First and last picture' },
      ],
    },
  ],
} as const
