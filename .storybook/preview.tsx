import '../packages/ui/src/theme.css'
import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'

/** Puts the toolbar's theme where the storefront puts the user's. */
function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return children
}

/** Under test nothing moves: contrast and visibility are measured on what stays, not on a frame of its coming. */
if ('__vitest_browser__' in globalThis) {
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { transition-duration: 0s !important; animation-duration: 0s !important; }'
  document.head.append(still)
}

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Primitives', 'Patterns', 'Examples'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => (
      <Themed theme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
        <Story />
      </Themed>
    ),
  ],
}

export default preview
