import { preview } from 'vite'
import { buildStorybook } from './buildStorybook.ts'

export interface Storybook {
  readonly origin: string
  close(): Promise<void>
}

/** Serves the static Storybook, built of the sources as they are, on a free port. */
export async function openStorybook(): Promise<Storybook> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: buildStorybook() },
    preview: { host: '127.0.0.1', port: 0, open: false },
  })
  const [address = ''] = server.resolvedUrls?.local ?? []
  return { origin: new URL(address).origin, close: () => server.close() }
}
