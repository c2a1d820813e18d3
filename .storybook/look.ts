import { create } from 'storybook/theming'
import dark from '../packages/ui/src/tokens/dark.json'
import light from '../packages/ui/src/tokens/light.json'

/** The catalogue's own frame and pages of documentation in the kit's colours, so that the parts are what is looked at. */
function lookOf(base: 'light' | 'dark', { color, fontFamily, radius }: typeof light) {
  const hex = (name: keyof typeof color) => color[name].$value.hex
  return create({
    base,
    brandTitle: 'Chitra, the kit',
    brandUrl: '.',
    fontBase: fontFamily.sans.$value.map((family) => `"${family}"`).join(', '),
    appBg: hex('paper'),
    appContentBg: hex('surface'),
    appPreviewBg: hex('paper'),
    appBorderColor: hex('line'),
    appBorderRadius: radius.md.$value.value,
    colorPrimary: hex('kumkum'),
    colorSecondary: hex('neel'),
    textColor: hex('ink'),
    textMutedColor: hex('soft'),
    barBg: hex('surface'),
    barTextColor: hex('soft'),
    barSelectedColor: hex('neel'),
    barHoverColor: hex('ink'),
    buttonBg: hex('raised'),
    buttonBorder: hex('edge'),
    booleanBg: hex('hover'),
    booleanSelectedBg: hex('raised'),
    inputBg: hex('raised'),
    inputBorder: hex('edge'),
    inputTextColor: hex('ink'),
    inputBorderRadius: radius.sm.$value.value,
  })
}

export const looks = { light: lookOf('light', light), dark: lookOf('dark', dark) }
