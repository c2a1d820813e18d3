import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Switch: {
    use: 'For a setting that takes effect at once: "Most Recent" in the filters, single-key shortcuts.',
    avoid: 'In a form with a button to send, use `Checkbox`. For one of two names (landscape, portrait) use `SegmentedChoice`.',
    anatomy: { label: 'first, in bold; pressing it turns the switch', track: '44 px wide, dark when on', thumb: 'slides to the end' },
    words: 'The name of what is on: "Free", "Keyboard shortcuts". Never a question, and never "on" or "off" in the label.',
    keys: { Space: 'turns it' },
    announced: 'A switch named by its label, on or off.',
    rtl: 'The label stands on the right, and on is on the left.',
    code: `<Switch label="Most Recent" checked={on} onCheckedChange={setOn} />`,
    neighbours: ['Checkbox', 'SegmentedChoice', 'FilterPanel', 'KeyboardHelp'],
  },
}
