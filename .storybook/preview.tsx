import './catalogue.css'
import './docs.css'
import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { DirectionProvider, type DirectionProviderProps } from '../packages/ui/src/direction.tsx'
import { hindiLabels } from '../packages/ui/src/labels.hi.ts'
import { LabelsProvider, type Labels } from '../packages/ui/src/labels.tsx'
import { DocsInTheme } from './docs-in-theme.tsx'
import { modes, viewports } from './modes.ts'
import { PartPage } from './part-page.tsx'
import { showWrittenTypes } from './written-types.ts'

/** The languages that the kit's own words come in; what a story says in its args stays as it is. */
const languages: Record<string, Partial<Labels>> = { en: {}, hi: hindiLabels }

interface AroundProps {
  theme: string
  direction: DirectionProviderProps['value']
  language: string
  /** Many stories stand on a page of documentation, which sets the theme itself: what one of them sets may not turn the others. */
  amongOthers: boolean
  children: ReactNode
}

/** Puts the toolbar's choices where a shop puts its own: on the document, and in the providers of direction and of the kit's words. */
function Around({ theme, direction, language, amongOthers, children }: AroundProps) {
  useLayoutEffect(() => {
    if (amongOthers) return
    const page = document.documentElement
    page.dataset['theme'] = theme
    page.dir = direction
    page.lang = language
  }, [theme, direction, language, amongOthers])
  const around = amongOthers ? (
    <div dir={direction} lang={language}>
      {children}
    </div>
  ) : (
    children
  )
  return (
    <DirectionProvider value={direction}>
      <LabelsProvider value={languages[language] ?? {}}>{around}</LabelsProvider>
    </DirectionProvider>
  )
}

/** Under test nothing moves: contrast and visibility are measured on what stays, not on a frame of its coming. */
if ('__vitest_browser__' in globalThis) {
  const still = document.createElement('style')
  still.textContent =
    '*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important; animation-duration: 0s !important; animation-delay: 0s !important; caret-color: transparent !important; }'
  document.head.append(still)
}

/** A story that opens something and stands in a frame of a page of documentation: its focus must not scroll that page. */
if (parent !== window && new URLSearchParams(parent.location.search).get('viewMode') === 'docs') {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}

const preview: Preview = {
  // A page for every part: what it is for, its props, its states.
  tags: ['autodocs'],
  argTypesEnhancers: [showWrittenTypes],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
        // Off by default in axe, yet in WCAG 2.2 AA (2.5.8).
        rules: { 'target-size': { enabled: true } },
      },
    },
    chromatic: { modes },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: DocsInTheme, page: PartPage, toc: { headingSelector: 'h2', title: 'On this page' } },
    backgrounds: { disable: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'What changed',
          'Playground',
          'Foundations',
          ['The window', 'Colour', 'Type', 'Space', 'Radius', 'Shadow', 'Motion', 'Layers', 'Icons'],
          'Primitives',
          ['LinkProvider', 'LabelsProvider', 'DirectionProvider', '*'],
          'Patterns',
          'Screens',
          ['Home', 'Search', 'Item', 'Wish list', 'Cart', 'Orders', '*'],
        ],
      },
    },
    viewport: { options: viewports },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of the labels',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'हिन्दी' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', language: 'en' },
  decorators: [
    (Story, { globals, viewMode }) => (
      <Around
        amongOthers={viewMode === 'docs'}
        theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
        direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
        language={globals['language'] === 'hi' ? 'hi' : 'en'}
      >
        <Story />
      </Around>
    ),
  ],
}

export default preview
