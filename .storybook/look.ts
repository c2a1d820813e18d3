import { create } from 'storybook/theming'

/** The catalogue's own frame: paper and ink, so that the parts are what is looked at. Colours as in packages/ui/src/theme.css. */
export const look = create({
  base: 'light',
  brandTitle: 'Chitra, the kit',
  brandUrl: '.',
  appBg: '#faf6ef',
  appContentBg: '#fffdf9',
  appPreviewBg: '#faf6ef',
  appBorderColor: '#e6ddcf',
  appBorderRadius: 10,
  colorPrimary: '#bf3217',
  colorSecondary: '#2c3a8c',
  textColor: '#1e1a15',
  textMutedColor: '#655c51',
  barBg: '#fffdf9',
  barTextColor: '#655c51',
  barSelectedColor: '#2c3a8c',
  barHoverColor: '#1e1a15',
  inputBg: '#ffffff',
  inputBorder: '#948978',
  inputTextColor: '#1e1a15',
  inputBorderRadius: 8,
})
