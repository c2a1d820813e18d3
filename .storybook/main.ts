import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { LANGUAGE, spokenIn } from '../apps/storefront/spoken-in.ts'

/** The catalogue draws with the kit's font however late it comes: a story's picture must not depend on how busy the machine is. */
const fontsAlways = {
  name: 'chitra:fonts-always',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.css') ? code.replaceAll(/font-display:\s*optional/g, 'font-display: block') : null,
}

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/storefront/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwindcss(), fontsAlways, spokenIn(LANGUAGE)] }),
}

export default config
