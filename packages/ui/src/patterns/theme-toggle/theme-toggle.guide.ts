import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ThemeToggle: {
    use: 'In the footer and in the menu of a phone: system, light or dark.',
    avoid: 'For other choices of two to four use `SegmentedChoice`.',
    anatomy: { buttons: 'screen, sun and moon; the pressed one is dark' },
    words: 'None to see. The names "System", "Light", "Dark" are labels and tooltips.',
    keys: { Tab: 'from button to button', 'Enter or Space': 'chooses that theme' },
    announced: 'A group named "Theme" of three toggles, one of them pressed. The change itself is seen, not announced.',
    rtl: 'System stands on the right.',
    code: `<ThemeToggle theme={theme} onThemeChange={({ theme }) => setTheme(theme)} />`,
    neighbours: ['SiteFooter', 'SegmentedChoice', 'SiteHeader'],
  },
}
