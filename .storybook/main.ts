import type { StorybookConfig } from '@storybook/react-vite'
import type { Rolldown } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../{packages,apps}/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { ...vite.build?.rolldownOptions, onLog },
    },
    resolve: {
      ...vite.resolve,
      conditions: ['@atrium/source', 'module', 'browser', 'development|production'],
    },
  }),
}

// Libraries mark their modules with "use client", which means nothing in a bundle.
const onLog: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, print) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log)
}

export default config
