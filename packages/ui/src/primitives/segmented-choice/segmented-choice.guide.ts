import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  SegmentedChoice: {
    use: 'For one of two to four short choices that are best seen together and take effect at once, such as landscape or portrait.',
    avoid: 'For five or more use a native select in a `Field`. For several at once, `Checkbox`. For the theme, `ThemeToggle`.',
    anatomy: { group: 'buttons of equal width', icon: 'optional, before the word', pressed: 'a dark edge and bold text' },
    words:
      'One word each, of about equal length. `label` names the group for screen readers; write it above as well where it is not plain.',
    keys: { Tab: 'goes to each button', 'Enter or Space': 'presses it; with `clearable`, pressing the chosen one again clears it' },
    announced:
      'A group named by `label`; each choice is a toggle button, pressed or not. Arrow keys do nothing: these are buttons, not radios.',
    rtl: 'The first choice stands on the right.',
    code: `<SegmentedChoice
  label="Orientation"
  clearable
  value={orientation}
  onValueChange={({ value }) => setOrientation(value)}
  options={[
    { value: 'landscape', label: 'Landscape' },
    { value: 'portrait', label: 'Portrait' },
  ]}
/>`,
    neighbours: ['Checkbox', 'Switch', 'ThemeToggle', 'FilterPanel'],
  },
}
