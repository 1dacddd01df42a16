import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { createElement, type FunctionComponent } from 'react'
import { prerender } from 'react-dom/static'
import { build } from 'vite'
import { root } from '../shared/root.ts'
import { site } from './unpack.ts'

/** Renders the host's page on a server, with the packages as Node resolves them. */
export async function serverOfHost(): Promise<(feature: string) => Promise<string>> {
  cpSync(join(root, 'tools/embed/host'), join(site, 'host'), { recursive: true })
  await build({
    configFile: false,
    root: site,
    logLevel: 'error',
    plugins: [react()],
    ssr: { external: true },
    build: { ssr: join(site, 'host/Features.tsx'), outDir: join(site, 'server'), minify: false },
  })
  const { Page }: { Page: FunctionComponent<{ feature: string }> } = await import(
    pathToFileURL(join(site, 'server/Features.js')).href
  )
  return async (feature) => {
    const { prelude } = await prerender(createElement(Page, { feature }))
    return new Response(prelude).text()
  }
}
