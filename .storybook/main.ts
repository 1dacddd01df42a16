import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Rolldown } from 'vite'
import { layerOrder } from '../packages/ui/src/styles/layerOrder.ts'
import { reviewFacts, withSearchedTitles } from './facts/reviewFacts.ts'
import { lateSelectors } from './lateSelectors.ts'
import { ofShownOnly } from './ofShownOnly.ts'

const tokens = join(import.meta.dirname, '../packages/ui/src/styles/tokens.css')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../{packages,apps}/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  experimental_indexers: withSearchedTitles,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Before any sheet: in a build, a component's sheet may be linked before the one with the tokens.
  previewHead: (head) => `${head ?? ''}<style>${layerOrder(readFileSync(tokens, 'utf8'))}</style>`,
  viteFinal: (vite) => ({
    ...vite,
    // Without a line for each of 1,300 files.
    logLevel: 'warn',
    plugins: [...(vite.plugins ?? []).map(ofShownOnly), lateSelectors(), reviewFacts],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      reportCompressedSize: false,
      rolldownOptions: { ...vite.build?.rolldownOptions, onLog },
    },
    resolve: {
      ...vite.resolve,
      conditions: ['@atrium/source', 'module', 'browser', 'development|production'],
    },
  }),
}

/**
 * Libraries mark their modules with "use client", which has no meaning in a bundle. Timings are different in each
 * build.
 */
const meaningless = ['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']

const onLog: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, print) => {
  if (!meaningless.includes(log.code ?? '')) print(level, log)
}

export default config
