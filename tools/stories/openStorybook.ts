import { preview } from 'vite'
import { buildStorybook } from './buildStorybook.ts'

export interface Storybook {
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves a static Storybook on a free port: the one in this folder, else one built from the current sources.
 */
export async function openStorybook(folder = buildStorybook()): Promise<Storybook> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, open: false },
  })
  const [address = ''] = server.resolvedUrls?.local ?? []
  return { origin: new URL(address).origin, close: () => server.close() }
}
