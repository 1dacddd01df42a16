import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { hostSheets } from '../embed/hostSheets.ts'
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
await writeSheets(join(folder, 'public/hosts'))
await build({
  configFile: false,
  root: folder,
  logLevel: 'error',
  plugins: [react()],
  build: {
    rolldownOptions: {
      input: ['index.html', 'host.html'].map((name) => join(folder, name)),
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
console.info(`The playground, on the service at ${service}: http://localhost:${port}`)

async function writeSheets(target: string): Promise<void> {
  mkdirSync(target, { recursive: true })
  const sheets = Object.entries(await hostSheets())
  for (const [name, sheet] of sheets) writeFileSync(join(target, `${name}.css`), sheet)
  writeFileSync(join(target, 'names.json'), JSON.stringify(sheets.map(([name]) => name)))
}
