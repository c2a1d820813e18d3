import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  DateRangeField: {
    use: 'To narrow a list by days: a named range such as "Last 7 Days", or a first and a last day.',
    avoid: 'For one day use `TextField` with `type="date"`. Where two or three ranges are enough, `SegmentedChoice`.',
    anatomy: {
      button: 'the range in force, with a calendar',
      presets: 'named ranges; one press and it shuts',
      'from, to': 'two days to type',
      month: 'a calendar; the range is shown while it is chosen',
      apply: 'reports custom days; nothing is reported before',
    },
    words: 'Presets of one to three words. Days are written as in `labels.locale`. Its errors say what to do: "Pick an end date".',
    keys: {
      'Enter or Space': 'on the button opens it; on a day chooses it',
      'Arrow keys': 'in the month go by day and by week',
      'Home, End': 'to the ends of the week',
      'Page up, page down': 'by month; with Shift by year',
      Esc: 'shuts it and returns to the button',
    },
    announced:
      'The button is named "Order dates: Last 7 Days" and opens a dialog. Presets are toggles. The month is a grid whose days are read in full; the number of days chosen is a status. An error describes its field, which gets the focus.',
    rtl: 'The week runs from the right, arrow keys with it; the chevrons are mirrored.',
    code: `<DateRangeField
  presets={[{ value: 'week', label: 'Last 7 Days' }]}
  preset={preset}
  onPresetChange={({ preset }) => setPreset(preset)}
  range={range}
  onRangeChange={({ range }) => setRange(range)}
/>`,
    neighbours: ['OrderToolbar', 'TextField', 'SegmentedChoice'],
  },
}
