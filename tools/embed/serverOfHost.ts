import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { createElement, type FunctionComponent } from 'react'
import { prerender } from 'react-dom/static'
import { build } from 'vite'
import { root } from '../shared/root.ts'
import { site } from './unpack.ts'

/**
 * Renders the host's page on a server, with the packages as Node resolves them.
 *
 * @param name of its module in `host`, which exports `Page`
 */
export async function serverOfHost(
  name = 'Features',
): Promise<(feature: string, locale?: 'en') => Promise<string>> {
  cpSync(join(root, 'tools/embed/host'), join(site, 'host'), { recursive: true })
  await build({
    configFile: false,
    root: site,
    logLevel: 'error',
    plugins: [react()],
    ssr: { external: true },
    build: { ssr: join(site, `host/${name}.tsx`), outDir: join(site, `server/${name}`), minify: false },
  })
  const { Page }: { Page: FunctionComponent<{ feature: string; locale?: 'en' }> } = await import(
    pathToFileURL(join(site, `server/${name}/${name}.js`)).href
  )
  return async (feature, locale) => {
    const { prelude } = await prerender(createElement(Page, { feature, ...(locale && { locale }) }))
    return new Response(prelude).text()
  }
}
