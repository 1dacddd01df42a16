import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { type Host, listHosts } from '../embed/hosts.ts'
import unpack, { site } from '../embed/unpack.ts'
import { root } from '../shared/root.ts'

/**
 * Shows every feature as other sites see it: the packed packages, on pages with the styles of others, on the running
 * service. `--as-packed` keeps the packages of the last run.
 */
const port = Number(process.env.PORT || 5174)
const service = process.env.SERVICE || 'http://localhost:3000'
const folder = join(site, 'playground')

if (!process.argv.includes('--as-packed') || !existsSync(join(site, 'node_modules/@atrium/embed'))) {
  console.info('Packing the packages, which takes a minute …')
  unpack()
}
rmSync(folder, { recursive: true, force: true })
cpSync(join(root, 'tools/playground/page'), folder, { recursive: true })
const hosts = await listHosts()
writeHosts(join(folder, 'public'))
const pages = ['index.html', 'host.html', ...hosts.filter(({ policy }) => policy).map(writePolicy)]
await build({
  configFile: false,
  root: folder,
  logLevel: 'error',
  plugins: [react()],
  build: {
    target: 'es2023',
    // A policy allows no script in the page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages.map((name) => join(folder, name)),
      onLog: (level, log, print) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && print(level, log),
    },
    chunkSizeWarningLimit: 5000,
  },
})
await preview({
  configFile: false,
  root: folder,
  preview: { port, strictPort: true, proxy: { '/api': { target: service, ws: true } } },
})
console.info(`The playground, on the service at ${service}: http://localhost:${port}
Frames need a service that allows this page: EMBED_ORIGINS=http://localhost:${port} npm start`)

function writeHosts(target: string): void {
  mkdirSync(join(target, 'hosts'), { recursive: true })
  const written = hosts.map(({ name, sheet, dir }) => {
    const address = `/hosts/${encodeURIComponent(name)}.css`
    if (sheet !== undefined) writeFileSync(join(target, 'hosts', `${name}.css`), sheet)
    return { name, ...(sheet !== undefined && { sheet: address }), ...(dir && { dir }) }
  })
  writeFileSync(join(target, 'hosts/hosts.json'), JSON.stringify(written))
  writeFileSync(join(target, 'settings.json'), JSON.stringify({ service }))
}

/** The page of a host with a policy, which its document declares. `page/Playground.tsx` leads there. */
function writePolicy({ policy }: Host): string {
  const name = 'strict.html'
  const declared = `<meta http-equiv="Content-Security-Policy" content="${policy?.(service)}" />`
  const html = readFileSync(join(folder, 'host.html'), 'utf8')
  writeFileSync(join(folder, name), html.replace('<head>', `<head>\n    ${declared}`))
  return name
}
