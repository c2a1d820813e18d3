/** A name for some days: 'Last 7 Days'. */
export interface DatePreset {
  /** The value in `preset` and `onPresetChange`. */
  value: string
  /** Its visible name. */
  label: string
}
